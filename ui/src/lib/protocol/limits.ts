// Generated from the server's types by tools/protocol_types.py. Do not edit.

export const LONGEST_NAME = 24
export const LONGEST_REMARK = 280
export const LONGEST_COMMAND = 500
