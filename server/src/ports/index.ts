/**
 * Ports of the server to the vendors, ready to use.
 *
 *     const ports = await createPorts({ publicUrl, internalUrl, dataDir, loopback: true })
 *     if (loopback) await app.register(loopbackPlugin, { publicUrl, internalUrl, dataDir })
 *     const accounts = await demoAccounts(dataDir, 'qingshi')   // for the seed
 */
export type { Address, DiskConfig, PortsConfig, S3Config, SmsConfig } from './config'
export { createPorts } from './create'
export { type DemoAccounts, demoAccounts } from '../../loopback/accounts'
export { type LoopbackOptions, loopbackPlugin } from '../../loopback/plugin'
export { demoOpenId } from '../../loopback/wechat/login'
export * from '../core/ports.types'
