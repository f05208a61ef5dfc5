import { hasAllWords } from '@storefront/contract/domain/text/words'
import { Button, Empty, Flex, Input, Typography } from 'antd'
import { useState } from 'react'
import { useT } from '../../i18n'
import { addModule } from '../actions/module-actions'
import { BlockList } from '../blocks/BlockList'
import { useBuilder, useBuilderStore } from '../document/useBuilder'
import { typeKey } from '../fields/labels'
import { palette, paletteGroups } from './types'

/** The modules that can be added, with a search. A pressed one goes to the marked place. */
export function Palette({ onAdd }: { onAdd: () => void }) {
  const t = useT()
  const store = useBuilderStore()
  const [search, setSearch] = useState('')
  const place = useBuilder(
    ({ document, selected, insertAt }) =>
      insertAt ?? (selected === null ? document.order.length : document.order.indexOf(selected) + 1),
  )
  const matches = palette.filter(({ type }) => hasAllWords(`${t(typeKey(type))} ${type}`, search))
  const add = (type: string) => {
    addModule(store, type)
    onAdd()
  }
  return (
    <section aria-label={t('builder.palette')} className="builder-palette">
      <Input.Search
        allowClear
        value={search}
        aria-label={t('builder.paletteSearch')}
        placeholder={t('builder.paletteSearch')}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Typography.Paragraph type="secondary" className="builder-hint">
        {t('builder.paletteAt', { n: place + 1 })}
      </Typography.Paragraph>
      {matches.length === 0 && <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('builder.paletteNone')} />}
      {paletteGroups.map((group) => {
        const rows = matches.filter((row) => row.group === group)
        return (
          rows.length > 0 && (
            <fieldset key={group} className="builder-palette-group">
              <legend>{t(`builder.groups.${group}`)}</legend>
              <Flex wrap gap={8}>
                {rows.map(({ type }) => (
                  <Button key={type} onClick={() => add(type)}>
                    {t(typeKey(type))}
                  </Button>
                ))}
              </Flex>
            </fieldset>
          )
        )
      })}
      {search.trim() === '' && <BlockList onAdd={onAdd} />}
    </section>
  )
}
