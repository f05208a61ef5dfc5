import { invoiceRuleOf, tidyTaxNumber } from '@storefront/contract/domain/country/invoice'
import { countries } from '@storefront/contract/domain/country/country'
import {
  invoiceActionsOf,
  type InvoiceInput,
  invoiceProblems,
  invoiceStatuses,
  isInvoiceable,
} from '@storefront/contract/domain/orders/invoice'

const china = invoiceRuleOf('CN')
const indonesia = invoiceRuleOf('ID')
if (!china || !indonesia) throw new Error('a country has lost its invoices')

const input = (more: Partial<InvoiceInput> = {}): InvoiceInput => ({
  ...{ buyer: 'company', title: '青石有限公司', tax_number: '91350211M000100Y43', email: 'a@b.cn' },
  ...more,
})

test('every country of the table has a rule whose example is a number', () => {
  for (const code of Object.keys(countries)) {
    const rule = invoiceRuleOf(code)
    expect(rule?.taxNumber.example).toMatch(new RegExp(rule?.taxNumber.pattern ?? '$^'))
  }
  expect(invoiceRuleOf('SG')).toBeNull()
  expect(invoiceRuleOf('constructor')).toBeNull()
})

test('a number is read as people write it', () => {
  expect(tidyTaxNumber(' 01.234.567.8-901.000 ')).toBe('012345678901000')
  expect(tidyTaxNumber('９１３５ 0211m000100y43')).toBe('91350211M000100Y43')
})

test.each([
  [china, {}, []],
  [china, { tax_number: '9135 0211 m000100y43' }, []],
  [china, { tax_number: '330106199001011234' }, []],
  [china, { tax_number: '91350211M000100I43' }, [{ field: 'tax_number', reason: 'format' }]],
  [china, { tax_number: '' }, [{ field: 'tax_number', reason: 'required' }]],
  [china, { buyer: 'personal', tax_number: '???' }, []],
  [indonesia, { tax_number: '01.234.567.8-901.000' }, []],
  [indonesia, { tax_number: '91350211M000100Y43' }, [{ field: 'tax_number', reason: 'format' }]],
  [indonesia, { buyer: 'personal', tax_number: '' }, []],
  [indonesia, { buyer: 'personal', tax_number: '12' }, [{ field: 'tax_number', reason: 'format' }]],
  [
    china,
    { title: '  ', email: 'a.b' },
    [
      { field: 'title', reason: 'required' },
      { field: 'email', reason: 'format' },
    ],
  ],
  [china, { email: '' }, [{ field: 'email', reason: 'required' }]],
] as const)('names what is wrong with a request %#', (rule, more, problems) => {
  expect(invoiceProblems(rule, input(more))).toEqual(problems)
})

test('a request belongs to its buyer until the shop answers, and an issued one to the shop', () => {
  expect(invoiceActionsOf(null, 'owner')).toEqual(['request'])
  expect(invoiceActionsOf(null, 'staff')).toEqual([])
  expect(Object.fromEntries(invoiceStatuses.map((status) => [status, invoiceActionsOf(status, 'owner')]))).toEqual({
    ...{ waiting: ['request', 'withdraw'], issued: [], refused: ['request'], withdrawn: ['request'] },
    voided: ['request'],
  })
  expect(invoiceActionsOf('waiting', 'staff')).toEqual(['issue', 'refuse'])
  expect(invoiceActionsOf('issued', 'staff')).toEqual(['void'])
})

test('money for goods that stays with the shop has an invoice, a recharge has none', () => {
  const order = {
    isPaid: true,
    total: 1000,
    refunded: 0,
    lines: [{ ctype: 'shop.product' }, { ctype: 'shop.eticket' }],
  }
  expect(isInvoiceable(order)).toBe(true)
  expect(isInvoiceable({ ...order, refunded: 999 })).toBe(true)
  expect(isInvoiceable({ ...order, refunded: 1000 })).toBe(false)
  expect(isInvoiceable({ ...order, isPaid: false })).toBe(false)
  expect(isInvoiceable({ ...order, lines: [{ ctype: 'shop.rechargeorderline' }] })).toBe(false)
})
