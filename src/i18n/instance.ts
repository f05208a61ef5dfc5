import { DEFAULT_LANGUAGE, type Language } from '@storefront/contract/language'
import { type TextTree, textOptions } from '@storefront/contract/texts'
import { createInstance } from 'i18next'
import { texts as main } from './main'

/** A part of the texts that loads with the packages which show it: a folder of a language in contract/locales. */
export type Namespace =
  | 'main'
  | 'tab'
  | 'overlay'
  | 'subpackage'
  | 'field'
  | 'order'
  | 'catalog'
  | 'trade'
  | 'payment'
  | 'appeal'
  | 'invoice'
  | 'wallet'
  | 'ticket'
  | 'reservation'
  | 'event'
  | 'social'
  | 'ops'
  | 'opsdata'
  | 'account'
  | 'door'
  | 'contact'
  | 'content'
  | 'promotion'
  | 'opspromotion'

/** i18next with the texts that this client carries and those that it has fetched. */
export const i18n = createInstance()

void i18n.init({
  ...textOptions,
  initAsync: false,
  lng: DEFAULT_LANGUAGE,
  ns: ['main'],
  defaultNS: 'main',
  // A key names no namespace: which package brings a text is nothing that a screen should know.
  fallbackNS: [
    'tab',
    'overlay',
    'subpackage',
    'field',
    'order',
    'catalog',
    'trade',
    'payment',
    'appeal',
    'invoice',
    'wallet',
    'ticket',
    'reservation',
    'event',
    'social',
    'ops',
    'opsdata',
    'account',
    'door',
    'contact',
    'content',
    'promotion',
    'opspromotion',
  ] satisfies Namespace[],
  nsSeparator: false,
  resources: {},
})
addTexts('main', main)

/** Adds a package's texts of the default language. */
export function addTexts(namespace: Namespace, files: readonly TextTree[]): void {
  for (const texts of files) i18n.addResourceBundle(DEFAULT_LANGUAGE, namespace, texts, true)
}

/** Whether a language's texts are here, all of them: a document brings those of its screen, and never these. */
export const hasLanguage = (language: Language): boolean =>
  i18n.hasResourceBundle(language, language === DEFAULT_LANGUAGE ? 'main' : 'opspromotion')
