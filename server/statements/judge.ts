import type { Finding } from './check-statements'
import type { Exception } from './exceptions'

/** Returns one line for each finding without an exception, and for each exception without a finding. */
export function judge(findings: readonly Finding[], exceptions: readonly Exception[]): string[] {
  const covers = ({ at, subject }: Exception, finding: Finding) =>
    subject === finding.subject && (at === finding.place || at === finding.row)
  const open = findings.filter((finding) => !exceptions.some((exception) => covers(exception, finding)))
  const unused = exceptions.filter((exception) => !findings.some((finding) => covers(exception, finding)))
  return [
    ...open.map(
      ({ place, row, line, subject, message }) => `${place}:${line} ${message} (${row ?? 'no row type'}, ${subject})`,
    ),
    ...unused.map(({ at, subject }) => `server/statements: nothing is found any more at ${at} (${subject})`),
  ]
}
