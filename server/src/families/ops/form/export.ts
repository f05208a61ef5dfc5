import type { ExportTask } from '@storefront/contract/entities/forms/submission'
import { fail, type Failure } from '../../../failure'
import type { UserCtx } from '../../../kernel/context.types'

export const startExport = async (_ctx: UserCtx, _id: number, _filter: object): Promise<ExportTask | Failure> => fail('notFound')
export const readExportTask = async (_ctx: UserCtx, _id: number): Promise<ExportTask | Failure> => fail('notFound')
