/**
 * Sizes of the steps of an import. Memory holds the rows of one look into the file, or of one part; a job gives way to
 * others after its slice.
 */
export const importSizes = {
  /** Rows of the first look, which finds the heads: all of a small file. */
  firstRows: 2000,
  /** Rows of each later look. The reader unpacks the file anew for each. */
  nextRows: 20_000,
  /**
   * Rows that are planned at once, and written in one transaction; more where an item has more. A busy core writes 50
   * products in a second, and other jobs wait for a part.
   */
  partRows: 100,
  /** Milliseconds after which a job plans itself again. */
  sliceMs: 1500,
  /** Milliseconds after which a call replies and leaves the rest to the job. */
  callMs: 3000,
  /** The largest file, in bytes, that its upload reads itself. */
  callBytes: 1024 * 1024,
}
