export interface Clipboard {
  copy(text: string): Promise<'done' | 'failed'>
}
