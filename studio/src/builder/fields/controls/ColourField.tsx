import { moduleContrasts } from '@storefront/contract/domain/content/module-contrast'
import { ColorPicker, Flex, Input, Typography } from 'antd'
import { useContext, useId } from 'react'
import { useT } from '../../../i18n'
import { useMe } from '../../../session/useMe'
import { isEqual } from '../../document/json'
import type { Path } from '../../document/types'
import { useBuilder } from '../../document/useBuilder'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { FieldScope, useField } from '../scope'

/** Whether texts in or on a colour can be read, as the module has both. */
function ContrastHint({ path }: { path: Path }) {
  const t = useT()
  const { module } = useContext(FieldScope)
  const config = useBuilder(({ document }) => (module === null ? undefined : document.modules[module]?.config))
  const theme = useMe().data?.site.theme
  const pair = config && theme && moduleContrasts(config, theme).find((one) => isEqual(one.path, path))
  if (!pair) return null
  const isWeak = pair.contrast < pair.least
  return (
    <Typography.Text
      type={isWeak ? 'danger' : 'secondary'}
      role={isWeak ? 'alert' : undefined}
      className="builder-hint"
    >
      <span className="builder-sample" style={{ color: pair.front, background: pair.back }}>
        Aa
      </span>{' '}
      {t(isWeak ? 'builder.colour.weak' : 'builder.colour.good', {
        contrast: pair.contrast.toFixed(1),
        least: pair.least,
      })}
    </Typography.Text>
  )
}

/** A colour: one of the shop's, or any other, with what it does to the texts. */
export function ColourField({ label, path }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value, set] = useField<string>(path)
  const theme = useMe().data?.site.theme
  const colours = theme ? [...new Set(Object.values(theme))] : []
  return (
    <FieldFrame id={id} label={label}>
      <Flex gap={8}>
        <ColorPicker
          value={value ?? null}
          allowClear
          presets={[{ key: 'theme', label: t('builder.colour.theme'), colors: colours }]}
          onChange={(colour) => set(colour.cleared ? undefined : colour.toHexString())}
          onClear={() => set(undefined)}
        >
          <button type="button" className="builder-swatch" aria-label={label} style={{ background: value }} />
        </ColorPicker>
        <Input
          id={id}
          value={value ?? ''}
          maxLength={30}
          placeholder={t('builder.field.byDefault')}
          onChange={({ target }) => set(target.value.trim() || undefined)}
        />
      </Flex>
      <ContrastHint path={path} />
    </FieldFrame>
  )
}
