import type { ReportColumn, ReportName } from '@storefront/contract/domain/ops/report'
import type { TextKey, Translate } from '../i18n'

/** Returns the title of a column of a report. */
export const columnTitle = (t: Translate, report: ReportName, column: ReportColumn): string =>
  // Each report has texts for its own columns alone.
  t(`reports.columns.${report}.${column}` as TextKey)
