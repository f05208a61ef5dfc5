import { DEFAULT_LANGUAGE } from '../../language'
import { carrierOf, carrierOfNumber, judgeTrackingNo, normalizeTrackingNo } from '../orders/carriers'
import { CellReader } from './cell-reader'
import { isEmptyRow, type RowPlan, type SheetPlan, type SheetRow, skippedRow } from './sheet'

/** Columns of the file of orders to send. Number, carrier and tracking number are read; the others are for the reader. */
export const shipmentColumns = [
  'order_number',
  'recipient',
  'recipient_mobile',
  'recipient_address',
  'order_goods',
  'carrier',
  'tracking_no',
] as const

/** An order of which something is to be sent. */
export interface OpenShipment {
  readonly id: number
  readonly order_number: string
  readonly recipient: string
  readonly recipient_mobile: string
  readonly recipient_address: string
  readonly order_goods: string
}

export interface ShipmentStep {
  readonly row: number
  readonly order: number
  readonly carrier: string
  readonly tracking_no: string
  /** Address that the file was planned for. */
  readonly address: { readonly name: string; readonly mobile: string; readonly display: string }
}

const CARRIER_MAX = 40

export const shipmentCells = ({ id: _, ...order }: OpenShipment): Record<(typeof shipmentColumns)[number], string> => ({
  ...order,
  carrier: '',
  tracking_no: '',
})

/** Returns an order's number as it is compared. */
export const normalizeOrderNumber = (text: string): string => text.replace(/\s/g, '').toUpperCase()

/**
 * Plans the import of a file of parcel numbers: all that is left of each order goes out in one parcel. A row without a
 * parcel number changes nothing; without a carrier, the number has to tell it.
 * @param orders those that can be sent now, by number
 * @param country code of the shop's country, whose carriers are known
 */
export function planShipments(
  rows: readonly SheetRow[],
  orders: ReadonlyMap<string, OpenShipment>,
  country: string,
): SheetPlan<ShipmentStep> {
  const steps: ShipmentStep[] = []
  const plannedNumbers = new Set<string>()
  /** Addresses that parcels go to, by their numbers. */
  const addresses = new Map<string, string>()
  const plans = rows.map((row): RowPlan => {
    if (isEmptyRow(row)) return skippedRow(row.row)
    // No column of it is a number, so the language has no part in it.
    const cells = new CellReader([row], DEFAULT_LANGUAGE)
    const text = (column: string) => cells.text(column) ?? ''
    const number = normalizeOrderNumber(text('order_number'))
    const order = orders.get(number)
    const base = { row: row.row, title: [number, order?.recipient].filter(Boolean).join(' '), changes: [] }
    const trackingNo = normalizeTrackingNo(text('tracking_no'))
    const words = text('carrier')
    const carrier =
      words === '' ? (carrierOfNumber(trackingNo, country)?.name ?? '') : (carrierOf(words, country)?.name ?? words)
    if (number === '') cells.refuse('order_number', 'required')
    if (trackingNo === '' && !cells.hasProblems) return { ...base, action: 'unchanged', problems: [] }
    if (number !== '' && !order) cells.refuse('order_number', 'notOffered')
    else if (plannedNumbers.has(number)) cells.refuse('order_number', 'taken')
    // One parcel may hold several orders of one address; of two addresses, the number was dragged down by mistake.
    if (order && (addresses.get(trackingNo) ?? order.recipient_address) !== order.recipient_address)
      cells.refuse('tracking_no', 'taken')
    if (judgeTrackingNo(carrier, trackingNo, country) === 'wrong') cells.refuse('tracking_no', 'wrongType')
    if (carrier === '') cells.refuse('carrier', 'required')
    else if ([...carrier].length > CARRIER_MAX) cells.refuse('carrier', 'tooLong', CARRIER_MAX)
    if (!order || cells.hasProblems) return { ...base, action: 'error', problems: cells.problemsIn(row.row) }
    plannedNumbers.add(number)
    addresses.set(trackingNo, order.recipient_address)
    const address = { name: order.recipient, mobile: order.recipient_mobile, display: order.recipient_address }
    steps.push({ row: row.row, order: order.id, carrier, tracking_no: trackingNo, address })
    return {
      ...base,
      action: 'update',
      changes: [
        { column: 'carrier', before: '', after: carrier },
        { column: 'tracking_no', before: '', after: trackingNo },
      ],
      problems: [],
    }
  })
  return { rows: plans, steps }
}
