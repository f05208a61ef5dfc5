import { countries } from '@storefront/contract/domain/country/country'
import { type TSchema, Type } from '@sinclair/typebox'
import { endpoints } from '@storefront/contract/endpoints'
import type { EndpointRow } from '@storefront/contract/endpoints/define'
import { CodeText, MobileText, NonBlank, TEXT_OPTION } from '@storefront/contract/entities/common'
import { Failure } from '../../../server/src/core/failure'
import { checkerOf } from '../../../server/src/http/call/validate'

const check = (schema: TSchema, value: unknown) => {
  const result = checkerOf(schema, 'body')(value, { language: 'en', tenant: { country: countries.CN } })
  return result instanceof Failure ? result.name : result.value
}

test('texts of a body are tidied before they are checked, at any depth', () => {
  const schema = Type.Object({
    name: NonBlank(3),
    note: Type.String({ maxLength: 200 }),
    rows: Type.Array(
      Type.Union([
        Type.Object({ kind: Type.Literal('a'), title: NonBlank(5) }),
        Type.Object({ kind: Type.Literal('b'), code: CodeText }),
      ]),
    ),
    more: Type.Record(Type.String(), MobileText),
    none: Type.Union([NonBlank(5), Type.Null()]),
  })
  const body = {
    name: ' \u200b红\u3000色 ',
    note: '一\r\n 二\u202e \n',
    rows: [
      { kind: 'a', title: '\u2067题\u2069' },
      { kind: 'b', code: '１２３ ４５６' },
    ],
    more: { one: '+86 138-0000-0005' },
    none: null,
  }
  expect(check(schema, body)).toEqual({
    name: '红 色',
    note: '一\n 二',
    rows: [
      { kind: 'a', title: '题' },
      { kind: 'b', code: '123456' },
    ],
    more: { one: '13800000005' },
    none: null,
  })
})

test.each(['', ' ', '\u3000', '\u200b', '\u3164', '\u202e\u00a0', '\ufe0f'])('a name of %j is missing', (name) => {
  expect(check(Type.Object({ name: NonBlank(20) }), { name })).toBe('badRequest')
  expect(check(Type.Object({ name: Type.String({ minLength: 1, maxLength: 20 }) }), { name })).toBe('badRequest')
})

test('a text with a pattern, and a document that is compared, stay as they came', () => {
  const schema = Type.Object({
    amount: Type.String({ pattern: '^\\d+ $' }),
    doc: Type.Object({ title: NonBlank(20) }, { [TEXT_OPTION]: 'verbatim' }),
  })
  const body = { amount: '1 ', doc: { title: ' x ' } }
  expect(check(schema, body)).toEqual(body)
})

/** The paths of a schema's texts of a name, with their options. */
function textsNamed(schema: TSchema, names: RegExp, path = ''): [string, unknown][] {
  const inner: [string, TSchema][] = [
    ...Object.entries<TSchema>(schema.properties ?? {}),
    ...(schema.anyOf ?? []).map((one: TSchema) => ['', one] as const),
    ...(schema.items ? [['[]', schema.items] as [string, TSchema]] : []),
  ]
  return inner.flatMap(([name, one]) => [
    ...(names.test(name) && one.type === 'string' ? [[`${path}.${name}`, one[TEXT_OPTION]] as [string, unknown]] : []),
    ...textsNamed(one, names, `${path}.${name}`),
  ])
}

test.each([
  ['mobile', /^mobile$/],
  ['code', /^(verify_code|totp)$/],
])('every %s that a call takes is read as people write it', (option, names) => {
  const rows = Object.values(endpoints).flatMap((calls) => Object.entries<EndpointRow>(calls))
  const texts = rows.flatMap(([call, { body }]) =>
    body ? textsNamed(body, names).map(([path, value]) => [`${call}${path}`, value]) : [],
  )
  // The address that a clerk saw is compared with what is stored.
  const isCompared = (path: unknown) => String(path).endsWith('.address.mobile')
  expect(texts.filter(([path, value]) => value !== option && !isCompared(path))).toEqual([])
  expect(texts.length).toBeGreaterThan(4)
})
