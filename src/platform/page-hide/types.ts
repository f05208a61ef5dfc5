/** Tells that the app goes out of sight, maybe for ever. */
export interface PageHide {
  /** Gives an end of the listening. */
  listen(report: () => void): () => void
}
