import { Type } from '@sinclair/typebox'
import { SdkConfig } from '../../entities/site/site'
import { endpoint } from '../define'

/** Signatures for WeChat's browser SDK. */
export const jssdkEndpoints = {
  jssdk: endpoint({
    method: 'GET',
    path: '/base/jssdk/',
    summary: "Signature of a page of this site for the messaging app's SDK",
    query: Type.Object({ url: Type.String({ minLength: 1, maxLength: 2000 }) }),
    reply: SdkConfig,
    errors: ['wxAccountMissing', 'forbidden', 'upstream'],
    auth: 'any',
    beforeLogin: true,
    silent: true,
  }),
}
