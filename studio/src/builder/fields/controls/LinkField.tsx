import type { Link } from '@storefront/contract/entities/common'
import { linkTypes, listLinkFilters } from '@storefront/contract/routes'
import { Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { useT } from '../../../i18n'
import { categoryTypeOf, knownType } from '../../content/content-type'
import { ContentSelect } from '../../content/ContentSelect'
import type { FieldProps } from '../control-table'
import { FieldFrame } from '../FieldFrame'
import { placeKey, resourceKey } from '../labels'
import { useField } from '../scope'
import {
  isNamedBySlug,
  kindOfLink,
  type LinkKind,
  linkKinds,
  linkOfKind,
  listTypes,
  places,
  resourceTypes,
} from './link-kinds'

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

interface KeyPartProps {
  readonly label: string
  readonly type: string
  readonly value: string | number
  readonly onChange: (key: string | number) => void
}

/**
 * One piece of content by its name; of a type that the studio cannot list by its number. Where an address has a slug,
 * the link has it, too.
 */
function KeyPart({ label, type, value, onChange }: KeyPartProps) {
  const contentType = knownType(type)
  return (
    <Part label={label}>
      {(id) =>
        contentType ? (
          <ContentSelect
            id={id}
            type={contentType}
            value={value}
            onChange={(content) =>
              onChange(content ? (isNamedBySlug(type) && content.slug !== null ? content.slug : content.id) : '')
            }
          />
        ) : (
          <Input id={id} value={value} maxLength={60} onChange={({ target }) => onChange(keyOf(target.value.trim()))} />
        )
      }
    </Part>
  )
}

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
          options={names.map((name) => ({
            value: name,
            label: places.some((place) => place === name) ? t(placeKey(name)) : name,
          }))}
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
      <KeyPart
        label={t(resourceTypes.includes(type) ? resourceKey(type) : 'builder.link.id')}
        type={type}
        value={key}
        onChange={(next) => set({ type, id: next })}
      />
    </>
  )
}

function ListFields({ link, set }: PartProps) {
  const t = useT()
  const categoryType = categoryTypeOf(link.type)
  return (
    <>
      <TypeSelect link={link} set={({ type }) => set({ type })} types={listTypes} />
      {categoryType && (
        <Part label={t('builder.fields.category')}>
          {(id) => (
            <ContentSelect
              id={id}
              type={categoryType}
              value={link.category ?? ''}
              onChange={(content) => set({ ...link, category: content?.id })}
            />
          )}
        </Part>
      )}
      {listLinkFilters[link.type ?? '']?.includes('tag') && (
        <Part label={t('builder.link.tag')}>
          {(id) => (
            <Input
              id={id}
              value={link.tag ?? ''}
              onChange={({ target }) => set({ ...link, tag: target.value || undefined })}
            />
          )}
        </Part>
      )}
    </>
  )
}

function PartFields({ link, set }: PartProps) {
  const t = useT()
  const { composedpage_id = '', page_id = '' } = link.subpage ?? {}
  return (
    <>
      <KeyPart
        label={t('builder.fields.composedpage_id')}
        type="mpage.composedpage"
        value={composedpage_id}
        onChange={(next) => set({ subpage: { composedpage_id: next, page_id } })}
      />
      <KeyPart
        label={t('builder.fields.page_id')}
        type="mpage.page"
        value={page_id}
        onChange={(next) => set({ subpage: { composedpage_id, page_id: next } })}
      />
    </>
  )
}

function WebFields({ link, set }: PartProps) {
  const t = useT()
  return (
    <Part label={t('builder.link.url')}>
      {(id) => (
        <Input
          id={id}
          inputMode="url"
          value={link.url}
          maxLength={500}
          onChange={({ target }) => set({ url: target.value })}
        />
      )}
    </Part>
  )
}

function WeappFields({ link, set }: PartProps) {
  const t = useT()
  return (
    <Part label={t('builder.link.weappUrl')}>
      {(id) => (
        <Input
          id={id}
          value={link.url}
          maxLength={500}
          onChange={({ target }) => set({ ...link, url: target.value })}
        />
      )}
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

interface LinkPickerProps {
  readonly label: string
  readonly isRequired: boolean
  readonly value: Link | undefined
  readonly onChange: (link: Link | undefined) => void
}

/** Returns a link whose short type, like `event`, is the full one that the fields know. */
const withFullType = (link: Link): Link => (link.type ? { ...link, type: linkTypes[link.type] ?? link.type } : link)

/** The target of a link: first its kind, then the place itself. */
export function LinkPicker({ label, isRequired, value, onChange }: LinkPickerProps) {
  const id = useId()
  const t = useT()
  const kind = kindOfLink(value)
  const Parts = parts[kind]
  return (
    <FieldFrame id={id} label={label} isGroup>
      <FieldFrame id={id} label={t('builder.link.kind')}>
        <Select<LinkKind>
          id={id}
          value={kind}
          options={linkKinds.map((one) => ({ value: one, label: t(`builder.link.${one}`) }))}
          onChange={(next) => onChange(linkOfKind(next) ?? (isRequired ? {} : undefined))}
          style={{ width: '100%' }}
        />
      </FieldFrame>
      {value && Parts && <Parts link={withFullType(value)} set={onChange} />}
    </FieldFrame>
  )
}

/** The link of a module. */
export function LinkField({ label, path, isRequired }: FieldProps) {
  const [value, set] = useField<Link>(path)
  return <LinkPicker label={label} isRequired={isRequired} value={value} onChange={set} />
}
