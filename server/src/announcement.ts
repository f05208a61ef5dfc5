import type { Config } from './config'
import type { SeedReport } from './opening/seeding'

/** Whether a server on this host is reached from this machine alone. */
const isLocal = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host)

const NO_SMS = [
  'Attention:  no SMS provider is set (SMS_SECRET_ID and others, .env.example): no code can be sent, so that nobody logs in',
  '            by a mobile number, in the shops or in the studio. Users of the mini-programs can still log in.',
]

function warnings({ loopback, host, sms }: Config): string[] {
  if (!loopback && !sms) return NO_SMS
  if (!loopback || isLocal(host)) return []
  return [
    `Attention:  the server listens on ${host === '' ? 'all addresses' : host} with LOOPBACK on: everybody who reaches this machine can read all login codes,`,
    '            log in as anyone and pay without money. HOST=127.0.0.1 keeps it to this machine; real customers need LOOPBACK=off.',
  ]
}

/** Returns the lines that a start prints for the person at the terminal. */
export function announcement(config: Config, port: number, report: SeedReport | null): string[] {
  const site = config.publicUrl || `http://localhost:${port}`
  if (config.jobs === 'only')
    return [`Jobs:       this process does what is due; http://localhost:${port}/readyz says how it is`]
  return [
    `Storefront: ${site}/mobile/`,
    ...(config.docs ? [`API:        ${site}/api/docs`] : []),
    ...(config.loopback ? [`Codes:      login codes and all other SMS show at ${site}/loopback/sms/`] : []),
    ...(report?.accounts ?? []).map(({ tenant, who, mobile }) => `Account:    ${mobile}  ${who} (${tenant})`),
    ...warnings(config),
  ]
}
