import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n'
import { useMe } from '../../session/useMe'
import { useBuilder } from '../document/useBuilder'
import { missingOf, sourceOf, textsOf } from './page-texts'

const PageTranslationsModal = lazy(async () => ({
  default: (await import('./PageTranslationsModal')).PageTranslationsModal,
}))

/** Opens the page's texts in other languages, with the number of those that are missing; nothing in a site of one. */
export function PageTranslationsButton() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const site = useMe().data?.site
  const missing = useBuilder(({ document }) => {
    const source = sourceOf(document)
    return (site?.languages ?? []).reduce(
      (sum, language) => sum + missingOf(source, textsOf(document.settings, language)),
      0,
    )
  })
  if (!site || site.languages.length === 0) return null
  const count = missing === 0 ? t('translation.complete') : t('translation.missingCount', { n: missing })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {t('translation.title')} · {count}
      </Button>
      <Suspense>
        {isOpen && (
          <PageTranslationsModal main={site.language} languages={site.languages} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  )
}
