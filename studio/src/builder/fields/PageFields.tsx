import { Input, Typography } from 'antd'
import { useId } from 'react'
import { useT } from '../../i18n'
import { setTitle } from '../document/operations'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { FieldFrame } from './FieldFrame'

/** The page's own settings. */
export function PageFields() {
  const id = useId()
  const t = useT()
  const store = useBuilderStore()
  const title = useBuilder(({ document }) => document.title)
  return (
    <>
      <FieldFrame id={id} label={t('builder.pageTitle')}>
        <Input id={id} value={title} maxLength={100} onChange={({ target }) => store.getState().change(setTitle(target.value), 'page/title')} />
      </FieldFrame>
      {title.trim() === '' && <Typography.Text type="danger">{t('builder.pages.titleRequired')}</Typography.Text>}
    </>
  )
}
