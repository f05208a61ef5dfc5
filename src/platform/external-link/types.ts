export interface ExternalLink {
  /** Goes there, or copies the address where a place cannot. */
  open(url: string): Promise<'done' | 'copied' | 'failed'>
}
