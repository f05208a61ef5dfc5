import { exchangeLabel } from '@storefront/contract/domain/after-sales/exchange'
import type { EndpointRow, QueryOf, ReplyOf } from '@storefront/contract/endpoints/define'
import type { ListFileName, listFileRows } from '@storefront/contract/endpoints/studio/list-file'
import type { ServerTextKey } from '@storefront/contract/texts'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { screenText } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'
import { listCoinUsers } from '../../ops/coins/users'
import { listOpsIncome } from '../../ops/distribution/income'
import { listPromoters } from '../../ops/distribution/promoters'
import { listVerifications } from '../../ops/eticket/service'
import { listOpsFeedback } from '../../ops/feedback/service'
import { listAllOpsWins } from '../../ops/raffle/lists'

import { listOpsRecords } from '../../ops/reservation/service'
import { listOpsReturns } from '../../ops/return/service'
import { listShortLinks } from '../../ops/short-link/service'
import { listOpsTicketOrders } from '../../ops/ticket-order/service'
import { listOpsWithdrawals } from '../../ops/withdrawal/service'
import { listAudit } from '../audit/list'
import { listCustomers } from '../customer/list'
import { listInvoices } from '../invoice/list'
import { listIssuedCoupons } from '../issued-coupon/list'
import { listIssuedVouchers } from '../issued-voucher/list'
import { listRefunds } from '../refund/list'
import { listDoorLines } from '../result/door'
import { listCandidates, listVoteOptions } from '../result/votes'

type Item<E extends EndpointRow> = ReplyOf<E> extends { results: readonly (infer I)[] } ? I : never
/** Returns the text of one cell; undefined and null are empty. */
type Cell<I> = (item: I, ctx: UserCtx) => string | number | null | undefined

/** Names of columns: those that have a text for their head. */
export type ListFileColumn = ServerTextKey extends infer K
  ? K extends `studio.listFile.columns.${infer Name}`
    ? Name
    : never
  : never

/** A list as a file: the function that reads a page of it, and its columns by the names of their heads. */
export interface ListFile<E extends EndpointRow> {
  readonly read: (ctx: UserCtx, query: QueryOf<E>) => Promise<ReplyOf<E> | Failure>
  readonly columns: Readonly<Partial<Record<ListFileColumn, Cell<Item<E>>>>>
}

const moment = ({ tenant }: UserCtx, text: string | null): string => (text ? minuteOf(tenant, new Date(text)) : '')

/** Returns the word that the studio shows for a stored name; a name without one stays as it is. */
const wordOf = ({ language }: UserCtx, groups: readonly string[], name: string): string =>
  groups.reduce<string | null>((word, group) => word ?? screenText(language, 'studio', `${group}.${name}`), null) ??
  name

/** Returns changed fields under the names that the screen has. */
const fieldsOf = (ctx: UserCtx, fields: Readonly<Record<string, unknown>> | null): string =>
  Object.entries(fields ?? {})
    .map(([name, value]) => {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      return `${wordOf(ctx, ['audit.fields', 'resource.fields'], name)}: ${text}`
    })
    .join('; ')

/** The columns of each list. Cells are what the list itself answers to the caller, so that a file shows nothing more; `file.ts` masks numbers. */
export const listFiles: { readonly [N in ListFileName]: ListFile<(typeof listFileRows)[N]> } = {
  returns: {
    read: listOpsReturns,
    columns: {
      number: ({ number }) => number,
      created: ({ created }, ctx) => moment(ctx, created),
      order: ({ order_number }) => order_number,
      kind: ({ kind_display }) => kind_display,
      status: ({ status_display }) => status_display,
      goods: ({ line, exchange }) =>
        `${line.product_name} ${exchange ? exchangeLabel(exchange) : line.attributes_label}`.trim(),
      pieces: ({ quantity }) => quantity,
      amount: ({ amount }) => amount,
      shipping: ({ shipping }) => shipping,
      reason: ({ reason }) => reason,
      description: ({ description }) => description,
      parcel: ({ carrier, tracking_no }) => `${carrier} ${tracking_no}`.trim(),
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  refunds: {
    read: listRefunds,
    columns: {
      number: ({ number }) => number,
      created: ({ created }, ctx) => moment(ctx, created),
      order: ({ order }) => order.number,
      amount: ({ amount }) => amount,
      status: ({ status_display }) => status_display,
      reason: ({ reason }) => reason,
      done: ({ done }, ctx) => moment(ctx, done),
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  invoices: {
    read: listInvoices,
    columns: {
      created: ({ requested }, ctx) => moment(ctx, requested),
      order: ({ order }) => order.number,
      status: ({ status_display }) => status_display,
      amount: ({ amount }) => amount,
      buyer_kind: ({ buyer }, ctx) => wordOf(ctx, ['invoices'], buyer),
      title: ({ title }) => title,
      tax_number: ({ tax_number }) => tax_number,
      email: ({ email }) => email,
      invoice_number: ({ number }) => number,
      processed: ({ issued }, ctx) => moment(ctx, issued),
      reason: ({ reason }) => reason,
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  usercoupons: {
    read: listIssuedCoupons,
    columns: {
      code: ({ code }) => code,
      coupon: ({ coupon }) => coupon.label,
      status: ({ status_display }) => status_display,
      created: ({ created }, ctx) => moment(ctx, created),
      end: ({ end }, ctx) => moment(ctx, end),
      used: ({ used }, ctx) => moment(ctx, used),
      order: ({ order }) => order?.number,
      giver: ({ giver }) => giver,
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  pickupvouchers: {
    read: listIssuedVouchers,
    columns: {
      voucher: ({ name }) => name,
      goods: ({ product }) => product?.name,
      pieces: ({ quantity }) => quantity,
      left: ({ available }) => available,
      created: ({ created }, ctx) => moment(ctx, created),
      end: ({ end }, ctx) => moment(ctx, end),
      order: ({ orders }) => orders.map(({ number }) => number).join(' '),
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  withdrawals: {
    read: listOpsWithdrawals,
    columns: {
      number: ({ number }) => number,
      created: ({ created }, ctx) => moment(ctx, created),
      status: ({ status_display }) => status_display,
      amount: ({ amount }) => amount,
      bank: ({ bank }) => bank.name,
      holder: ({ holder }) => holder,
      card: ({ card }) => card,
      processed: ({ processed }, ctx) => moment(ctx, processed),
      note: ({ note }) => note,
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  verifications: {
    read: (ctx, query) => listVerifications(ctx, query, false),
    columns: {
      number: ({ num }) => num,
      created: ({ created }, ctx) => moment(ctx, created),
      goods: ({ product_name, attributes_label }) => `${product_name} ${attributes_label}`.trim(),
      by: ({ by }) => by,
      name: ({ contacts }) => contacts.name,
      mobile: ({ contacts }) => contacts.mobile,
    },
  },
  customers: {
    read: listCustomers,
    columns: {
      name: ({ name }) => name,
      mobile: ({ mobile }) => mobile,
      orders: ({ order_count }) => order_count,
      spent: ({ spent }) => spent,
      last_order: ({ last_order }, ctx) => moment(ctx, last_order),
      created: ({ created }, ctx) => moment(ctx, created),
    },
  },
  ticketorders: {
    read: listOpsTicketOrders,
    columns: {
      number: ({ number }) => number,
      created: ({ created }, ctx) => moment(ctx, created),
      event: ({ event }) => event.name,
      tickets: ({ lines }) => lines.map(({ name, quantity }) => `${name} ×${quantity}`).join('; '),
      status: ({ status_display }) => status_display,
      total: ({ tit }) => tit,
      refunded: ({ refunded }) => refunded,
      paid: ({ paid }, ctx) => moment(ctx, paid),
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
    },
  },
  bookings: {
    read: listOpsRecords,
    columns: {
      code: ({ code }) => code,
      created: ({ created }, ctx) => moment(ctx, created),
      reservation: ({ resv, resvvariant }) => `${resv.title} ${resvvariant.attributes_label}`.trim(),
      start: ({ start_date, start_time }) => `${start_date} ${start_time}`,
      end: ({ end_date, end_time }) => `${end_date} ${end_time}`,
      status: ({ status_display }) => status_display,
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
      answers: ({ answers }) => answers.map(({ title, value }) => `${title}: ${value}`).join('; '),
      reason: ({ reason }) => reason,
      note: ({ note }) => note,
    },
  },
  feedback: {
    read: listOpsFeedback,
    columns: {
      created: ({ created }, ctx) => moment(ctx, created),
      status: ({ state_display }) => state_display,
      text: ({ text }) => text,
      name: ({ author }) => author.name,
      contact: ({ contact }) => contact,
      answers: ({ replies }) => replies.map(({ text }) => text).join('; '),
    },
  },
  coins: {
    read: listCoinUsers,
    columns: {
      name: ({ name }) => name,
      mobile: ({ mobile }) => mobile,
      diamond: ({ diamond }) => diamond.amount,
      point: ({ point }) => point.amount,
      charm: ({ charm }) => charm.amount,
      level: ({ level }) => level?.name,
    },
  },
  wins: {
    read: listAllOpsWins,
    columns: {
      created: ({ created }, ctx) => moment(ctx, created),
      raffle: ({ raffle }) => raffle.title,
      prize: ({ prize }) => prize.name,
      status: ({ status_display }) => status_display,
      name: ({ user }) => user.name,
      mobile: ({ user }) => user.mobile,
      address: ({ address }) => address,
      note: ({ note }) => note,
    },
  },
  promoters: {
    read: listPromoters,
    columns: {
      code: ({ code }) => code,
      created: ({ created }, ctx) => moment(ctx, created),
      kind: ({ dist_kind_display }) => dist_kind_display,
      status: ({ status_display }) => status_display,
      name: ({ name }) => name,
      mobile: ({ mobile }) => mobile,
      pending: ({ sums }) => sums.pending,
      available: ({ sums }) => sums.available,
      paid_out: ({ sums }) => sums.paid,
      parent: ({ parent }) => parent?.name,
    },
  },
  income: {
    read: listOpsIncome,
    columns: {
      created: ({ created }, ctx) => moment(ctx, created),
      name: ({ promoter }) => promoter.name,
      mobile: ({ promoter }) => promoter.mobile,
      kind: ({ kind_display }) => kind_display,
      status: ({ state_display }) => state_display,
      order: ({ order_number }) => order_number,
      goods: ({ product_name }) => product_name,
      base: ({ paid }) => paid,
      rate: ({ rate }) => rate,
      amount: ({ amount }) => amount,
      settles: ({ settles }, ctx) => moment(ctx, settles),
      withdrawal: ({ withdrawal }) => withdrawal,
    },
  },
  votes: {
    read: listVoteOptions,
    columns: {
      vote: ({ vote }) => vote.title,
      question: ({ question }) => question,
      option: ({ option }) => option,
      votes: ({ count }) => count,
      voters: ({ voters }) => voters,
    },
  },
  contests: {
    read: listCandidates,
    columns: {
      contest: ({ contest }) => contest.title,
      number: ({ number }) => number,
      candidate: ({ title }) => title,
      votes: ({ vote_count }) => vote_count,
      rank: ({ rank }) => rank,
    },
  },
  doorscans: {
    read: listDoorLines,
    columns: {
      created: ({ at }, ctx) => moment(ctx, at),
      event: ({ event }) => event.name,
      gate: ({ gate }) => gate,
      name: ({ holder }) => holder?.name,
      mobile: ({ holder }) => holder?.mobile,
      code: ({ ticket }) => ticket?.code,
      ticket_type: ({ ticket }) => ticket?.type_name,
      direction: ({ direction_display }) => direction_display,
      people: ({ count }) => count,
      result: ({ result_display }) => result_display,
      reason: ({ reason_display, override_reason }) => [reason_display, override_reason].filter(Boolean).join('; '),
      undone: ({ undone }, ctx) => moment(ctx, undone?.at ?? null),
      by: ({ by }) => by,
    },
  },
  shortlinks: {
    read: listShortLinks,
    columns: {
      link: ({ sl }) => sl,
      target: ({ path }) => path,
      visits: ({ visits }) => visits,
      by: ({ by }) => by,
      created: ({ created }, ctx) => moment(ctx, created),
    },
  },
  audit: {
    read: listAudit,
    columns: {
      created: ({ at }, ctx) => moment(ctx, at),
      by: ({ actor }) => actor.name,
      action: ({ action }, ctx) => wordOf(ctx, ['audit.actions'], action),
      kind: ({ kind }, ctx) => wordOf(ctx, ['audit.kinds', 'resource.names'], kind),
      item: ({ item }) => item,
      before: ({ before }, ctx) => fieldsOf(ctx, before),
      after: ({ after }, ctx) => fieldsOf(ctx, after),
    },
  },
}
