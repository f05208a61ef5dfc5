import { Type } from '@sinclair/typebox'
import { ById, Page } from '../../entities/common'
import { AccountRemoval, DataExport } from '../../entities/account/privacy'
import { endpoint } from '../define'

/** A copy of one's data, and the removal of one's account. */
export const privacyEndpoints = {
  dataExports: endpoint({
    method: 'GET',
    path: '/base/user/me/export/',
    summary: "The caller's files of their data, the newest first",
    reply: Page(DataExport),
    auth: 'user',
  }),
  exportData: endpoint({
    method: 'POST',
    path: '/base/user/me/export/',
    summary: "Starts a file of all of the caller's data; one that is under way is given again",
    reply: DataExport,
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/base/user/me/export/{id}/file/',
    summary: 'The file itself, for its owner alone',
    params: ById,
    reply: Type.Object({ name: Type.String(), data: Type.Record(Type.String(), Type.Unknown()) }),
    errors: ['notFound', 'exportUnready'],
    auth: 'user',
    fresh: true,
  }),
  accountRemoval: endpoint({
    method: 'GET',
    path: '/base/user/me/removal/',
    summary: "Whether the caller's account is going to be removed, and when",
    reply: AccountRemoval,
    auth: 'user',
  }),
  removeAccount: endpoint({
    method: 'POST',
    path: '/base/user/me/removal/',
    summary: "Asks for the removal of the caller's account, which happens after the waiting time",
    reply: AccountRemoval,
    errors: ['removalPending'],
    auth: 'user',
    fresh: true,
    idempotent: true,
  }),
  keepAccount: endpoint({
    method: 'DELETE',
    path: '/base/user/me/removal/',
    summary: 'Takes the removal back',
    reply: AccountRemoval,
    errors: ['removalAbsent'],
    auth: 'user',
  }),
}
