/** A picture that is loaded and can be drawn; sizes in pixels. */
export interface Picture {
  readonly width: number
  readonly height: number
}

/** The part of a 2D canvas context that every target has. */
export interface Canvas2D {
  fillStyle: unknown
  font: string
  textBaseline: string
  fillRect(x: number, y: number, width: number, height: number): void
  fillText(text: string, x: number, y: number): void
  measureText(text: string): { readonly width: number }
  drawImage(
    picture: never,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A command of a drawing; commands run in order. `y` of a text is its top. Cells are a QR code, true for dark. */
export type DrawCommand =
  | ({ readonly kind: 'rect'; readonly colour: string } & Box)
  | ({ readonly kind: 'picture' } & Box)
  | {
      readonly kind: 'text'
      readonly x: number
      readonly y: number
      readonly text: string
      readonly size: number
      readonly bold?: boolean
      readonly colour: string
    }
  | {
      readonly kind: 'cells'
      readonly x: number
      readonly y: number
      readonly size: number
      readonly rows: readonly (readonly boolean[])[]
    }

export const fontOf = (size: number, bold = false): string => `${bold ? 'bold ' : ''}${size}px sans-serif`

/** Draws the picture over its box, the middle of it when the shapes differ. */
function drawCover(pen: Canvas2D, picture: Picture, { x, y, width, height }: Box): void {
  const scale = Math.max(width / picture.width, height / picture.height)
  const sw = width / scale
  const sh = height / scale
  pen.drawImage(picture as never, (picture.width - sw) / 2, (picture.height - sh) / 2, sw, sh, x, y, width, height)
}

function drawCells(pen: Canvas2D, { x, y, size, rows }: Extract<DrawCommand, { kind: 'cells' }>): void {
  // Whole pixels a cell: an edge between two pixels is grey, which readers dislike.
  const cell = Math.floor(size / rows.length)
  const margin = Math.floor((size - cell * rows.length) / 2)
  pen.fillStyle = '#000000'
  rows.forEach((row, line) => {
    row.forEach((dark, column) => {
      if (dark) pen.fillRect(x + margin + column * cell, y + margin + line * cell, cell, cell)
    })
  })
}

/** Draws commands; those of kind `picture` show `picture`. */
export function drawCommands(pen: Canvas2D, commands: readonly DrawCommand[], picture: Picture | null): void {
  pen.textBaseline = 'top'
  for (const command of commands) {
    if (command.kind === 'rect') {
      pen.fillStyle = command.colour
      pen.fillRect(command.x, command.y, command.width, command.height)
    } else if (command.kind === 'text') {
      pen.fillStyle = command.colour
      pen.font = fontOf(command.size, command.bold)
      pen.fillText(command.text, command.x, command.y)
    } else if (command.kind === 'cells') drawCells(pen, command)
    else if (picture) drawCover(pen, picture, command)
  }
}
