import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import {
  type FieldKind,
  fieldKinds,
  newField,
  optionsFromLines,
  readFields,
  writeFields,
} from '../../studio/src/form-designer/designer-schema'

const add = (schema: object, hints: object, kind: FieldKind, title: string) => {
  const fields = readFields({ ...schema }, { ...hints })
  return writeFields([...fields, newField(kind, title, fields)], { ...schema }, { ...hints })
}

test.each(fieldKinds)('a field of kind %s is drawn by the app and read again as what it is', (kind) => {
  const { schema, hints } = add({}, {}, kind, '问题')
  const form = formSchemaOf(schema, hints)
  expect(form.fault).toBeUndefined()
  expect(Object.values(form.properties).map(({ title, fault }) => [title, fault])).toEqual([['问题', undefined]])
  expect(readFields(schema, hints)).toMatchObject([{ kind, title: '问题' }])
})

test('fields are shown in their order, required as they are marked, under a condition', () => {
  const first = add({}, {}, 'radio', '到场')
  const second = add(first.schema, first.hints, 'text', '人数')
  const fields = readFields(second.schema, second.hints)
  const [arrival, guests] = fields
  if (!arrival || !guests) throw new Error('a field is missing')
  const visible = { field: arrival.name, op: 'eq', value: 'A' } as const
  const { schema, hints } = writeFields(
    [{ ...guests, isRequired: true, visible }, arrival],
    second.schema,
    second.hints,
  )
  const form = formSchemaOf(schema, hints)
  expect(Object.values(form.properties).map(({ title }) => title)).toEqual(['人数', '到场'])
  expect(form.required).toEqual([guests.name])
  expect(form.properties[guests.name]?.visible).toEqual(visible)
  expect(readFields(schema, hints)[0]).toMatchObject({ isRequired: true, visible })
})

test('what the designer does not know stays when another field is changed', () => {
  const schema = {
    type: 'object',
    title: '报名',
    properties: {
      photo: { type: 'image', title: '照片' },
      people: { type: 'array', title: '同行', items: { type: 'object', properties: { name: { type: 'string' } } } },
    },
  }
  const hints = { photo: { 'ui:options': { maxKb: 200 } }, 'ui:submit': 'go' }
  const [photo, ...others] = readFields(schema, hints)
  if (!photo) throw new Error('no field')
  const result = writeFields([{ ...photo, title: '近照' }, ...others], schema, hints)
  expect(others[0]?.kind).toBeNull()
  expect(result.schema).toEqual({
    ...schema,
    properties: { ...schema.properties, photo: { type: 'image', title: '近照' } },
    required: [],
  })
  expect(result.hints).toEqual({ ...hints, 'ui:order': ['photo', 'people'] })
})

test('an option that keeps its label keeps its value', () => {
  const before = [{ value: 'v1', label: '上午' }]
  expect(optionsFromLines('上午\n\n 下午 \n上午', before)).toEqual([
    { value: 'v1', label: '上午' },
    { value: '下午', label: '下午' },
  ])
})
