import { useT } from '../../i18n'
import type { Path } from '../document/types'
import { controls } from './controls'
import { fieldKind } from './kinds'
import { labelKey } from './labels'
import { isRequired, propertyOf, type Schema } from './schema'

/** What a control edits. */
export interface FieldProps {
  readonly label: string
  readonly schema: Schema
  readonly path: Path
  /** It may not be empty. */
  readonly isRequired: boolean
}

/** The field of one property, by the table of controls. */
export function Field({ name, path, parent }: { name: string; path: Path; parent: Schema }) {
  const t = useT()
  const schema = propertyOf(parent, name)
  const kind = fieldKind(name, schema)
  if (!kind) return null
  const Control = controls[kind]
  return <Control label={t(labelKey(name, parent))} schema={schema} path={[...path, name]} isRequired={isRequired(parent, name)} />
}

/** The fields of an object's properties. */
export function Fields({ schema, path, names }: { schema: Schema; path: Path; names?: readonly string[] }) {
  return (names ?? Object.keys(schema.properties ?? {})).map((name) => <Field key={name} name={name} path={path} parent={schema} />)
}
