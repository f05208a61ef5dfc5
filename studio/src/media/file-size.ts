import { currentLanguage } from '../i18n'

const KB = 1024

/** Returns a size in KB or MB, in the notation of the user's language. @param bytes of a file */
export function fileSize(bytes: number): string {
  const [value, unit] = bytes < KB * KB ? [bytes / KB, 'KB'] : [bytes / KB / KB, 'MB']
  return `${value.toLocaleString(currentLanguage(), { maximumFractionDigits: 1 })} ${unit}`
}
