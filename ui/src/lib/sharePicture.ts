// Draws a result as a picture to send to friends: a title, and rows of a name and a number. It is drawn
// here, in the page, from texts that spoil nothing; no request is made.

/** A row of the picture. `part`, from 0 to 1, is the length of the bar below it; null for no bar. */
export interface PictureRow {
  label: string
  value: string
  part: number | null
}

const WIDTH = 1080
const EDGE = 72
const GAP = 32
const LINE = 1.25
const BAR = 14

/** Draws the picture, and makes the canvas as high as the picture needs to be. */
export function drawPicture(
  canvas: HTMLCanvasElement,
  title: string,
  rows: PictureRow[],
  foot: string,
) {
  const brush = canvas.getContext('2d')
  if (!brush) return
  canvas.width = WIDTH
  canvas.height = paint(brush, title, rows, foot)
  // The first call only measured: setting the height of a canvas clears it.
  paint(brush, title, rows, foot)
}

/** Draws everything from top to bottom, and returns where it ends. */
function paint(
  brush: CanvasRenderingContext2D,
  title: string,
  rows: PictureRow[],
  foot: string,
): number {
  const page = getComputedStyle(document.documentElement)
  const colour = (name: string) => page.getPropertyValue(`--${name}`).trim()
  const font = (weight: number, size: number, family: 'serif' | 'sans') => {
    brush.font = `${weight} ${size}px ${page.getPropertyValue(`--${family}`)}`
  }
  brush.fillStyle = colour('paper')
  brush.fillRect(0, 0, WIDTH, brush.canvas.height)
  brush.textBaseline = 'top'
  let at = EDGE

  sign(brush, at, colour)
  font(600, 46, 'serif')
  brush.fillStyle = colour('ink')
  brush.fillText('Parlour', EDGE + 76, at + 8)
  at += 64 + GAP

  font(600, 62, 'serif')
  at = written(brush, title, EDGE, at, WIDTH - 2 * EDGE, 62) + GAP

  for (const { label, value, part } of rows) {
    font(700, 42, 'sans')
    const room = WIDTH - 2 * EDGE - (value ? brush.measureText(value).width + GAP : 0)
    brush.fillStyle = colour('ink')
    brush.textAlign = 'right'
    brush.fillText(value, WIDTH - EDGE, at)
    brush.textAlign = 'left'
    font(400, 42, 'sans')
    at = written(brush, label, EDGE, at, room, 42)
    if (part !== null) {
      bar(brush, at + 6, 1, colour('paper-2'))
      bar(brush, at + 6, part, colour('berry'))
      at += 6 + BAR
    }
    at += GAP
  }

  font(400, 32, 'sans')
  brush.fillStyle = colour('soft')
  return written(brush, foot, EDGE, at, WIDTH - 2 * EDGE, 32) + EDGE
}

/** Writes a text in as many lines as it needs, and returns where the next line would begin. */
function written(
  brush: CanvasRenderingContext2D,
  text: string,
  left: number,
  top: number,
  width: number,
  size: number,
): number {
  let line = ''
  let at = top
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (line && brush.measureText(longer).width > width) {
      brush.fillText(line, left, at, width)
      at += size * LINE
      line = word
    } else line = longer
  }
  // A single word that is too long is squeezed rather than cut.
  brush.fillText(line, left, at, width)
  return at + size * LINE
}

function bar(brush: CanvasRenderingContext2D, top: number, part: number, colour: string) {
  const length = (WIDTH - 2 * EDGE) * Math.max(0, Math.min(1, part))
  if (!length) return
  brush.fillStyle = colour
  brush.beginPath()
  brush.roundRect(EDGE, top, Math.max(length, BAR), BAR, BAR / 2)
  brush.fill()
}

/** The sign of the house, as in the wordmark: a card on a stand. */
function sign(brush: CanvasRenderingContext2D, top: number, colour: (name: string) => string) {
  brush.save()
  brush.translate(EDGE, top)
  const card = new Path2D()
  card.roundRect(13, 4, 38, 50, 7)
  brush.fillStyle = colour('card')
  brush.fill(card)
  brush.strokeStyle = colour('wood')
  brush.lineWidth = 2
  brush.stroke(card)
  brush.fillStyle = colour('berry')
  brush.fill(
    new Path2D('M24 42V16h10.5a8.5 8.5 0 0 1 0 17H29v9z M29 21v7.5h5a3.7 3.7 0 0 0 0-7.5z'),
    'evenodd',
  )
  const stand = new Path2D()
  stand.roundRect(5, 47, 54, 12, 5)
  brush.fillStyle = colour('wood-deep')
  brush.fill(stand)
  brush.restore()
}
