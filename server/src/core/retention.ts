import { keysOf } from '@storefront/contract/domain/keys-of'

/** Retention of a log of a site. */
interface Retention {
  /** Its moment of a row; its ids rise with it. */
  readonly at: 'created_at' | 'at'
  /** The setting's name in the environment (.env.example explains each), its default and its minimum, in days. */
  readonly setting: string
  readonly standard: number
  readonly min: number
}

/** Logs that grow with use and are deleted by age. What accounts for money, stock or consent is no log and stays. */
export const retentionRows = {
  // A year beside the year before it. Analytics shows 92 days.
  track_event: { at: 'created_at', setting: 'TRACK_EVENT_DAYS', standard: 400, min: 92 },
  // Three years, the usual limitation of claims in China; its law on cybersecurity asks for six months of logs.
  audit_log: { at: 'at', setting: 'AUDIT_LOG_DAYS', standard: 1095, min: 180 },
  // Half a year: what a message is about stays with its order, booking or thread.
  user_message: { at: 'created_at', setting: 'USER_MESSAGE_DAYS', standard: 180, min: 30 },
} as const satisfies Record<string, Retention>

export type LogName = keyof typeof retentionRows
/** The days that each log is kept. */
export type RetentionDays = Readonly<Record<LogName, number>>

export const logNames = keysOf(retentionRows)
