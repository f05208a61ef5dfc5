import { mediaPlaces } from '../../../server/src/domains/studio/media/places'
import { startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Columns that may hold an id, a list of ids, or a document, and that name no file. */
const others: Readonly<Record<string, string>> = {
  'image.id': 'the file itself',
  'order_log.data': 'steps of an order',
  'payment.code': 'a code or a number to pay by',
  'tenant_credential.data': 'encrypted',
  'track_event.data': 'events of analytics, which show nothing',
  'wechat_push.payload': 'messages of a vendor',
  'idempotency_key.reply': 'replies of days',
  'spreadsheet_plan.sheet': 'a file of a day, whose pictures the product names once it is carried out',
  'spreadsheet_plan.rows': 'a preview of a day',
  'spreadsheet_plan.source': 'a file of a day',
  'spreadsheet_plan.samples': 'texts of a file',
  'spreadsheet_plan.counts': 'numbers of rows',
  'spreadsheet_row.cells': 'a file of a day, whose pictures the product names once it is carried out',
  'spreadsheet_row.outcome': 'a preview of a day',
  'sheet_import_step.before': 'a state before an import, which an undo leaves if a file of it is deleted',
  'sheet_export.parts': 'files of a day, which are no media',
  'audit_log.before': 'the log names files and shows none',
  'audit_log.after': 'the log names files and shows none',
  'flash_message.data': 'a message that was shown',
  'user_message.data': 'numbers and names for a text',
}

const REFERENCES = `select c.conrelid::regclass::text || '.' || a.attname as place from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'f' and c.confrelid = 'image'::regclass and a.attname <> 'tenant_id'`
const NAMED = `select table_name || '.' || column_name as place from information_schema.columns where table_schema = current_schema()
  and (column_name ~ '(^|_)(image|avatar|picture|video|cover)s?(_id)?$' or column_name = 'attachments') and data_type in ('bigint', 'ARRAY')`

test('every column that names a file by an id is a place', async () => {
  const rows = await t.make((tx) => tx.rows<{ place: string }>(`${REFERENCES} union ${NAMED}`))
  const places = new Set(mediaPlaces.map(({ table, column }) => `${table}.${column}`))
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.map(({ place }) => place).filter((place) => !places.has(place))).toEqual([])
})

/** Documents whose shape has no file: the reasons are in the names of their columns. */
const plainDocuments =
  /^(variant\.attributes|(?:category|article_category|menu)\.translations|.*\.(errors|link|msgs|msg_fields|questions|answers|json_schema|ui_schema|type_ids|attention_type_ids|disabled_days|closed_days|time_ranges|attribute_values|audience|filters|columns|heads|unknown_columns|shipping|address|point|setting|scores|proof|result|subject|reply|steps|categories|theme|pickup_point|tickets|terms))$/

test('every document of a shop is a place, or shows no file', async () => {
  const rows = await t.make((tx) =>
    tx.rows<{ place: string }>(
      "select table_name || '.' || column_name as place from information_schema.columns where table_schema = current_schema() and data_type in ('jsonb', 'json')",
    ),
  )
  const places = new Set(mediaPlaces.map(({ table, column }) => `${table}.${column}`))
  const open = rows.map(({ place }) => place).filter((place) => !places.has(place) && !others[place])
  expect(open.filter((place) => !plainDocuments.test(place))).toEqual([])
})

test('every place is a column', async () => {
  const rows = await t.make((tx) =>
    tx.rows<{ place: string }>(
      "select table_name || '.' || column_name as place from information_schema.columns where table_schema = current_schema()",
    ),
  )
  const columns = new Set(rows.map(({ place }) => place))
  expect(mediaPlaces.map(({ table, column }) => `${table}.${column}`).filter((place) => !columns.has(place))).toEqual(
    [],
  )
})
