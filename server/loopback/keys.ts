/**
 * The key pairs of the loopback vendors and of the demo tenants, in `{dataDir}/loopback/keys.json`.
 * Made once, on first use: a pair takes 50 to 300 ms of a worker thread.
 */
import { createHash, generateKeyPair, randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { queue, readJson, writeJson } from './files'

export interface KeyPair {
  publicKey: string
  privateKey: string
}

/** The vendors' own pairs, with which they sign. */
export interface VendorKeys {
  wxpay: KeyPair & { id: string }
  alipay: KeyPair
}

/** A tenant's credentials at the vendors. */
export interface TenantKeys {
  tenant: string
  name: string
  weappId: string
  weappSecret: string
  /** The official account. */
  webAppId: string
  webAppSecret: string
  alipayAppId: string
  wxMerchantId: string
  wxSerial: string
  wxApiKey: string
  wxMerchant: KeyPair
  alipayMerchantId: string
  alipayApp: KeyPair
  midtransMerchantId: string
  midtransServerKey: string
}

interface Book {
  vendor?: VendorKeys
  tenants: TenantKeys[]
}

export interface KeyBook {
  vendor(): Promise<VendorKeys>
  /** The tenant's keys, made when there are none yet. */
  tenant(tenant: string, name?: string): Promise<TenantKeys>
  /** The tenant of which `is` holds, or null. Looks into the file again for one that another process made. */
  find(is: (keys: TenantKeys) => boolean): Promise<TenantKeys | null>
}

const makePair = promisify(generateKeyPair)

async function rsaPair(): Promise<KeyPair> {
  return await makePair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
}

const digits = (seed: string, length: number): string =>
  BigInt(`0x${createHash('sha256').update(seed).digest('hex')}`)
    .toString()
    .slice(0, length)

const wxAppId = (seed: string): string => `wx${createHash('sha256').update(seed).digest('hex').slice(0, 16)}`

const makeWebApp = (tenant: string) => ({
  webAppId: wxAppId(`web ${tenant}`),
  webAppSecret: randomBytes(16).toString('hex'),
})

const makeMidtrans = (tenant: string) => ({
  midtransMerchantId: `G${digits(`midtrans ${tenant}`, 9)}`,
  midtransServerKey: `SB-Mid-server-${randomBytes(12).toString('hex')}`,
})

async function makeTenant(tenant: string, name: string): Promise<TenantKeys> {
  const [wxMerchant, alipayApp] = await Promise.all([rsaPair(), rsaPair()])
  return {
    tenant,
    name,
    weappId: wxAppId(`weapp ${tenant}`),
    weappSecret: randomBytes(16).toString('hex'),
    ...makeWebApp(tenant),
    alipayAppId: `2021${digits(`alipay ${tenant}`, 12)}`,
    wxMerchantId: `16${digits(`mch ${tenant}`, 8)}`,
    wxSerial: randomBytes(20).toString('hex').toUpperCase(),
    wxApiKey: randomBytes(16).toString('hex'),
    wxMerchant,
    alipayMerchantId: `2088${digits(`pid ${tenant}`, 12)}`,
    alipayApp,
    ...makeMidtrans(tenant),
  }
}

async function makeVendor(): Promise<VendorKeys> {
  const [wxpay, alipay] = await Promise.all([rsaPair(), rsaPair()])
  return { wxpay: { ...wxpay, id: `PUB_KEY_ID_${randomBytes(14).toString('hex').toUpperCase()}` }, alipay }
}

const books = new Map<string, KeyBook>()

/** The book of a data folder; one object a folder, so that two callers never make two pairs. */
export function keyBook(dataDir: string): KeyBook {
  const path = join(resolve(dataDir), 'loopback', 'keys.json')
  const existing = books.get(path)
  if (existing) return existing
  const book = openBook(path)
  books.set(path, book)
  return book
}

function openBook(path: string): KeyBook {
  const inTurn = queue()
  let memory: Book = { tenants: [] }
  const load = async (): Promise<Book> => {
    memory = (await readJson<Book>(path)) ?? { tenants: [] }
    return memory
  }
  return {
    vendor: () =>
      inTurn(async () => {
        if (memory.vendor) return memory.vendor
        const book = await load()
        if (book.vendor) return book.vendor
        const vendor = await makeVendor()
        memory = { ...book, vendor }
        await writeJson(path, memory)
        return vendor
      }),
    tenant: (tenant, name) =>
      inTurn(async () => {
        const book = await load()
        const existing = book.tenants.find((keys) => keys.tenant === tenant)
        // A book written before there were official accounts, or Midtrans, lacks theirs.
        if (existing?.webAppId && existing.midtransServerKey && (!name || existing.name === name)) return existing
        const keys = existing
          ? { ...makeWebApp(tenant), ...makeMidtrans(tenant), ...existing, name: name ?? existing.name }
          : await makeTenant(tenant, name ?? tenant)
        memory = { ...book, tenants: [...book.tenants.filter((other) => other.tenant !== tenant), keys] }
        await writeJson(path, memory)
        return keys
      }),
    find: (is) => inTurn(async () => memory.tenants.find(is) ?? (await load()).tenants.find(is) ?? null),
  }
}
