import type { Canvas2D, Picture } from '@/lib/canvas'

/** A canvas of a fixed size in pixels. */
export interface Board {
  readonly pen: Canvas2D
  /** Loads a picture for drawing; null if it cannot be loaded, or its host forbids drawing. */
  picture(address: string): Promise<Picture | null>
  /** Returns the drawing as an address that can be shown and saved. Rejects when the platform cannot make one. */
  toFile(): Promise<string>
}

export interface Canvas {
  /**
   * Opens a board. Rejects when there is no canvas here.
   * @param host id of the `CanvasHost` on the screen, which some places draw on
   */
  open(host: string, width: number, height: number): Promise<Board>
}
