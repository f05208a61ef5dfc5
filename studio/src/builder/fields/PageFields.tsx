import { PageSettings } from '@storefront/contract/modules/page-settings'
import { Flex, Input, Typography } from 'antd'
import { useId } from 'react'
import { useT } from '../../i18n'
import { TemplateButton } from '../blocks/TemplateButton'
import { PageTranslationsButton } from '../translation/PageTranslationsButton'
import { setTitle } from '../document/operations'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { controls } from './controls'
import { ControlTable } from './control-table'
import { Fields } from './Field'
import { FieldFrame } from './FieldFrame'
import type { Schema } from './schema'
import { FieldScope } from './scope'

const schema = PageSettings as Schema
/** Translations are edited side by side, not as a field. */
const names = Object.keys(schema.properties ?? {}).filter((name) => name !== 'translations')
const scope = { module: null, type: '', schema }

/** The page's own settings: a part of its document, so that they are undone, compared and published with it. */
export function PageFields() {
  const id = useId()
  const t = useT()
  const store = useBuilderStore()
  const title = useBuilder(({ document }) => document.title)
  return (
    <ControlTable.Provider value={controls}>
      <FieldScope.Provider value={scope}>
        <FieldFrame id={id} label={t('builder.pageTitle')}>
          <Input
            id={id}
            value={title}
            maxLength={100}
            onChange={({ target }) => store.getState().change(setTitle(target.value), 'page/title')}
          />
        </FieldFrame>
        {title.trim() === '' && <Typography.Text type="danger">{t('builder.pages.titleRequired')}</Typography.Text>}
        <Fields schema={schema} path={[]} names={names} />
        <Flex gap={8} wrap>
          <PageTranslationsButton />
          <TemplateButton />
        </Flex>
      </FieldScope.Provider>
    </ControlTable.Provider>
  )
}
