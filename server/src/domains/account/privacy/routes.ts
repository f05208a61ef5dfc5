import type { privacyEndpoints } from '@storefront/contract/endpoints/account/privacy'
import type { Routes } from '../../../http/call/handler'
import { listExports, readExportFile, startExport } from './export'
import { cancelRemoval, readRemoval, requestRemoval } from './removal'

/** Handlers of contract/endpoints/account/privacy. */
export const privacyRoutes: Routes<typeof privacyEndpoints> = {
  dataExports: listExports,
  exportData: startExport,
  exportFile: (ctx, { params }) => readExportFile(ctx, params.id),
  accountRemoval: readRemoval,
  removeAccount: requestRemoval,
  keepAccount: cancelRemoval,
}
