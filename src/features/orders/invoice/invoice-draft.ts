import { nameIn } from '@storefront/contract/domain/country/country'
import type { InvoiceRule } from '@storefront/contract/domain/country/invoice'
import {
  type InvoiceField,
  type InvoiceInput,
  type InvoiceProblem,
  invoiceProblems,
} from '@storefront/contract/domain/orders/invoice'
import type { Translate } from '@/i18n'

/** A form before anything is filled in. */
export const EMPTY_DRAFT: InvoiceInput = { buyer: 'personal', title: '', tax_number: '', email: '' }

/** Returns the words of what is wrong in each field of a draft; a field that is right has none. */
export function draftErrors(
  rule: InvoiceRule,
  draft: InvoiceInput,
  language: string,
  t: Translate,
): Partial<Record<InvoiceField, string>> {
  const taxName = nameIn(rule.taxNumber.names, language)
  const names: Record<InvoiceField, string> = {
    title: t('invoice.title'),
    tax_number: taxName,
    email: t('invoice.email'),
  }
  const textOf = ({ field, reason }: InvoiceProblem) => {
    if (reason === 'required') return t('invoice.need', { name: names[field] })
    return field === 'email'
      ? t('invoice.badEmail')
      : t('invoice.badTaxNumber', { name: taxName, example: rule.taxNumber.example })
  }
  return Object.fromEntries(invoiceProblems(rule, draft).map((problem) => [problem.field, textOf(problem)]))
}
