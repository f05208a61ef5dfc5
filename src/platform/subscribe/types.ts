export interface Subscribe {
  readonly isSupported: () => boolean
  /** Requests leave to send one message for each template: those that were granted. Has to be called from a tap. */
  request(templates: readonly string[]): Promise<readonly string[]>
}
