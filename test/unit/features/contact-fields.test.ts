import type { FormSchema } from '@storefront/contract/domain/forms/form'
import { formSchemaOf } from '@storefront/contract/domain/forms/form-schema'
import { contactPathsOf, fillContact, personIn } from '@/features/forms/contacts/contact-fields'
import { createFormStore } from '@/forms/store/form-store'

const schemaOf = (properties: object, ui: object = {}): FormSchema => formSchemaOf({ properties }, ui)
const text = (title: string, more: object = {}) => ({ type: 'string', title, ...more })

test.each([
  ['their names', { name: text('称呼'), mobile: text('号码') }, { name: ['name'], mobile: ['mobile'] }],
  [
    'their titles',
    { field_1: text('姓名'), field_2: { type: 'mobile', title: '联系电话' } },
    { name: ['field_1'], mobile: ['field_2'] },
  ],
  ['titles in English', { a: text('Full name'), b: text('Phone number') }, { name: ['a'], mobile: ['b'] }],
  ['titles in Indonesian', { a: text('Nama lengkap'), b: text('No. HP') }, { name: ['a'], mobile: ['b'] }],
  [
    'an object',
    { contact: { type: 'object', title: '联系人', properties: { name: text('姓名') } }, phone: text('手机号') },
    { name: ['contact', 'name'], mobile: ['phone'] },
  ],
])('finds the fields of a person by %s', (_, properties, paths) => {
  expect(contactPathsOf(schemaOf(properties))).toEqual(paths)
})

test.each([
  [
    'a list of people',
    { guests: { type: 'array', title: '同行人', items: { type: 'object', properties: { name: text('姓名') } } } },
  ],
  ["an emergency contact's number", { emergency: { type: 'mobile', title: '紧急联系人手机' } }],
  ['a choice', { name: text('姓名', { enum: ['a', 'b'] }) }],
  ['a date', { name: text('姓名', { format: 'date' }) }],
  ["something else's name", { field_1: text('摊位名') }],
])('takes %s for nobody', (_, properties) => {
  expect(contactPathsOf(schemaOf(properties))).toEqual({})
})

test('a number with a code of its own is filled in without the code', () => {
  const schema = schemaOf(
    { name: text('姓名'), mobile: text('手机号') },
    { mobile: { 'ui:widget': 'mobile', 'ui:options': { require_verify: true } } },
  )
  const paths = contactPathsOf(schema)
  const store = createFormStore(
    schema,
    { mobile: { mobile: '13700000002', verify_code: '123456' } },
    (_, raw) => raw ?? '',
  )
  fillContact(store, paths, { id: 1, name: '林知远', mobile: '13800000009' })
  expect(store.values().mobile).toEqual({ mobile: '13800000009', verify_code: '' })
  expect(personIn(paths, store.values())).toEqual({ name: '林知远', mobile: '13800000009' })
})
