// Generated from the server's types by tools/protocol_types.py. Do not edit.

/**
 * A person leaves their seat, and a bot plays on in their place.
 */
export interface Leave {
  act: "leave"
}

export interface PassHost {
  act: "pass-host"
  seat: number
}

export interface Say {
  act: "say"
  text: string
}

/**
 * A person says that they want to end the game here, or takes that back. If the host says it,
 * the game ends.
 */
export interface WantEnd {
  act: "want-end"
  want: boolean
}

export interface CanLeave {
  act: "leave"
}

export interface CanPassHost {
  act: "pass-host"
  seats: number[]
}

export interface CanSay {
  act: "say"
  longest: number
}

/**
 * `wants` are the values that the player may give now. `ends` says whether True ends the
 * game at once.
 */
export interface CanWantEnd {
  act: "want-end"
  wants: boolean[]
  ends: boolean
}

export type Act = Leave | PassHost | Say | WantEnd

export type Choice = CanLeave | CanPassHost | CanSay | CanWantEnd
