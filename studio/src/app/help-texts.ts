import type chinese from '@storefront/contract/locales/zh-cn/studio/help.json'
import type { TextKey } from '../i18n'
import { catalogue } from '../i18n/catalogues/zh-cn'

type HelpSection = keyof (typeof chinese)['help']['sections']

const isHelpSection = (section: string): section is HelpSection => section in catalogue.help.sections

/** Returns the key of the help of a section; null if it needs none. */
export const helpKey = (section: string): TextKey | null => (isHelpSection(section) ? `help.sections.${section}` : null)
