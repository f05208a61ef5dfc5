export interface Subscribe {
  readonly can: () => boolean
  /** Asks for leave to send one message for each template: those that were granted. Has to be called from a tap. */
  ask(templates: readonly string[]): Promise<readonly string[]>
}
