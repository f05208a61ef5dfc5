import { miniClipboard } from './mini/clipboard'
import type { Clipboard } from './types'

export const clipboard = miniClipboard satisfies Clipboard
