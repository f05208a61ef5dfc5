import type { Link } from '@storefront/contract/entities/common'
import { Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useT } from '../../../i18n'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { placeKey, resourceKey } from '../labels'
import { useField } from '../scope'
import { kindOfLink, type LinkKind, linkKinds, linkOfKind, listTypes, places, resourceTypes } from './link-kinds'
import { ResourceSelect } from './ResourceSelect'

interface PartProps {
  readonly link: Link
  readonly set: (link: Link) => void
}

/** A control under its own label. */
function Part({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      {children(id)}
    </FieldFrame>
  )
}

const keyOf = (text: string): string | number => (/^[1-9]\d{0,14}$/.test(text) ? Number(text) : text)

/** A type of the table stays selectable under its own name when it has no text. */
function TypeSelect({ link, set, types }: PartProps & { types: readonly string[] }) {
  const t = useT()
  const all = [...new Set([...types, link.type ?? types[0] ?? ''])]
  return (
    <Part label={t('builder.link.type')}>
      {(id) => (
        <Select
          id={id}
          value={link.type}
          options={all.map((type) => ({ value: type, label: types.includes(type) ? t(resourceKey(type)) : type }))}
          onChange={(type: string) => set({ ...link, type })}
          style={{ width: '100%' }}
        />
      )}
    </Part>
  )
}

function PlaceFields({ link, set }: PartProps) {
  const t = useT()
  const names = [...new Set<string>([...places, link.page_key ?? ''])]
  return (
    <Part label={t('builder.link.target')}>
      {(id) => (
        <Select
          id={id}
          showSearch={{ optionFilterProp: 'label' }}
          value={link.page_key}
          options={names.map((name) => ({ value: name, label: places.some((place) => place === name) ? t(placeKey(name)) : name }))}
          onChange={(page_key: string) => set({ page_key })}
          style={{ width: '100%' }}
        />
      )}
    </Part>
  )
}

function ResourceFields({ link, set }: PartProps) {
  const t = useT()
  const key = link.id || link.oid || link.slug || link.oslug || ''
  const type = link.type ?? ''
  return (
    <>
      <TypeSelect link={link} set={({ type: next }) => set({ type: next, id: '' })} types={resourceTypes} />
      <Part label={t('builder.link.id')}>{(id) => <ResourceSelect id={id} type={type} value={key} onChange={(next) => set({ type, id: next })} />}</Part>
    </>
  )
}

function ListFields({ link, set }: PartProps) {
  const t = useT()
  return (
    <>
      <TypeSelect link={link} set={set} types={listTypes} />
      <Part label={t('builder.link.category')}>
        {(id) => (
          <Input
            id={id}
            inputMode="numeric"
            value={link.category ?? ''}
            onChange={({ target }) => set({ ...link, category: Number(target.value.replace(/\D/g, '')) || undefined })}
          />
        )}
      </Part>
      <Part label={t('builder.link.tag')}>
        {(id) => <Input id={id} value={link.tag ?? ''} onChange={({ target }) => set({ ...link, tag: target.value || undefined })} />}
      </Part>
    </>
  )
}

function PartFields({ link, set }: PartProps) {
  const t = useT()
  const { composedpage_id = '', page_id = '' } = link.subpage ?? {}
  return (
    <>
      <Part label={t('builder.link.composed')}>
        {(id) => <Input id={id} value={composedpage_id} onChange={({ target }) => set({ subpage: { composedpage_id: keyOf(target.value), page_id } })} />}
      </Part>
      <Part label={t('builder.link.partId')}>
        {(id) => <Input id={id} value={page_id} onChange={({ target }) => set({ subpage: { composedpage_id, page_id: keyOf(target.value) } })} />}
      </Part>
    </>
  )
}

function WebFields({ link, set }: PartProps) {
  const t = useT()
  return (
    <Part label={t('builder.link.url')}>
      {(id) => <Input id={id} inputMode="url" value={link.url} maxLength={500} onChange={({ target }) => set({ url: target.value })} />}
    </Part>
  )
}

function WeappFields({ link, set }: PartProps) {
  const t = useT()
  return (
    <Part label={t('builder.link.weappUrl')}>
      {(id) => <Input id={id} value={link.url} maxLength={500} onChange={({ target }) => set({ ...link, url: target.value })} />}
    </Part>
  )
}

const parts: Readonly<Record<LinkKind, ((props: PartProps) => ReactNode) | null>> = {
  none: null,
  place: PlaceFields,
  resource: ResourceFields,
  list: ListFields,
  part: PartFields,
  web: WebFields,
  weapp: WeappFields,
}

/** Where something leads: first what kind of place, then which one. */
export function LinkField({ label, path, isRequired }: FieldProps) {
  const id = useId()
  const t = useT()
  const [value, set] = useField<Link>(path)
  const kind = kindOfLink(value)
  const Parts = parts[kind]
  return (
    <FieldFrame id={id} label={label} isGroup>
      <FieldFrame id={id} label={t('builder.link.kind')}>
        <Select<LinkKind>
          id={id}
          value={kind}
          options={linkKinds.map((one) => ({ value: one, label: t(`builder.link.${one}`) }))}
          onChange={(next) => set(linkOfKind(next) ?? (isRequired ? {} : undefined))}
          style={{ width: '100%' }}
        />
      </FieldFrame>
      {value && Parts && <Parts link={value} set={set} />}
    </FieldFrame>
  )
}
