import { Type } from '@sinclair/typebox'
import { ReportQuery, StudioReport } from '../../entities/studio/report'
import { SpreadsheetFile } from '../../entities/studio/spreadsheet'
import { permissions } from '../../permissions'
import { endpoint } from '../define'

/** Reports of the studio. */
export const studioReportEndpoints = {
  studioReport: endpoint({
    method: 'GET',
    path: '/studio/report/',
    summary:
      'One report of some days, 366 at most and 92 of visitors, by day and by what it counts, beside another period',
    query: ReportQuery,
    reply: StudioReport,
    errors: ['forbidden'],
    auth: permissions.readAnalytics,
  }),
  studioReportFile: endpoint({
    method: 'POST',
    path: '/studio/report/export/',
    summary: 'Writes a report as a file, by day and by what it counts',
    body: Type.Composite([
      ReportQuery,
      Type.Object({ format: Type.Union([Type.Literal('xlsx'), Type.Literal('csv')]) }),
    ]),
    reply: SpreadsheetFile,
    errors: ['forbidden'],
    auth: permissions.readAnalytics,
  }),
}
