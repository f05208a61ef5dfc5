import { useT } from '../../i18n'
import type { Path } from '../document/types'
import { useControl } from './control-table'
import { type FieldKind, fieldKind } from './kinds'
import { labelKey } from './labels'
import { isRequired, propertyOf, type Schema } from './schema'

/** The field of one property, by the table of controls. */
export function Field({ name, path, parent }: { name: string; path: Path; parent: Schema }) {
  const kind = fieldKind(name, propertyOf(parent, name))
  return kind && <KnownField kind={kind} name={name} path={path} parent={parent} />
}

function KnownField({ kind, name, path, parent }: { kind: FieldKind; name: string; path: Path; parent: Schema }) {
  const t = useT()
  const Control = useControl(kind)
  const label = t(labelKey(name, parent))
  return (
    Control && (
      <Control
        label={label}
        schema={propertyOf(parent, name)}
        path={[...path, name]}
        isRequired={isRequired(parent, name)}
      />
    )
  )
}

/** The fields of an object's properties. */
export function Fields({ schema, path, names }: { schema: Schema; path: Path; names?: readonly string[] }) {
  return (names ?? Object.keys(schema.properties ?? {})).map((name) => (
    <Field key={name} name={name} path={path} parent={schema} />
  ))
}
