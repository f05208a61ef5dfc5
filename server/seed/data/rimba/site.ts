import { face, icon, mark, poster } from '../build'
import type { CategorySeed, CouponSeed, MembershipCardSeed, SiteSeed, UserSeed } from '../types'

export const site: SiteSeed = {
  slug: 'rimba',
  name: 'Rimba & Co.',
  language: 'id',
  currency: { code: 'IDR', symbol: 'Rp', exponent: 0 },
  timeZone: 'Asia/Jakarta',
  wxName: 'Rimba & Co.',
  contactPhone: '0800-100-0020',
  icpContent: '',
  description: 'Batik, rotan, kopi, dan rempah dari perajin Nusantara, beserta kelas di bengkel kami.',
  smsSign: 'Rimba',
  theme: { primary: '#a8492a', primary_text: '#ffffff', accent: '#2f5d57', background: '#faf5ee' },
  config: { loginRequired: false, mobileBindRequired: false, nodeRequired: false, followPrompt: false },
  shipping: { fee: 18000, freeOver: 350000 },
  logo: mark('logoRimba', 'terracotta'),
}

export const categories: readonly CategorySeed[] = [
  { slug: 'batik', name: 'Batik & Tenun', icon: icon('icon-batik', 'terracotta') },
  { slug: 'kain', name: 'Kain', parent: 'batik', icon: icon('icon-batik', 'nila') },
  { slug: 'busana', name: 'Busana & Tekstil', parent: 'batik', icon: icon('icon-textile', 'bunga') },
  { slug: 'rotan', name: 'Rotan & Anyaman', icon: icon('icon-rattan', 'rattan') },
  { slug: 'kopi', name: 'Kopi', icon: icon('icon-coffee', 'kopi') },
  { slug: 'rempah', name: 'Rempah & Dapur', icon: icon('icon-spice', 'spice') },
  { slug: 'rumah', name: 'Rumah', icon: icon('icon-home', 'mustard') },
  { slug: 'perawatan', name: 'Perawatan', icon: icon('icon-bath', 'lagoon') },
  { slug: 'kelas', name: 'Kelas', icon: icon('icon-workshop', 'sogan') },
]

export const users: readonly UserSeed[] = [
  { key: 'shopper', name: 'Sekar Ayu', mobile: '13800000001', perms: [], avatar: face('avatar', 'terracotta', 2), addresses: [{ name: 'Sekar Ayu', mobile: '13800000001', district: '310106', address: 'Jalan Nanjing Barat 200, lantai 5', isDefault: true }] },
  { key: 'shopper2', name: 'Bagas Pratama', mobile: '13800000002', perms: [], avatar: face('avatar', 'lagoon', 6), addresses: [{ name: 'Bagas Pratama', mobile: '13800000002', district: '440305', address: 'Jalan Keyuan 15, unit 1203', isDefault: true }] },
  { key: 'owner', name: 'Rima Hapsari', mobile: '13900000001', perms: ['*'], avatar: face('avatar', 'sogan', 7), addresses: [] },
  { key: 'gate', name: 'Joko Wibowo', mobile: '13900000002', perms: ['shop.verify_eticket', 'event.verify_ticket'], avatar: face('avatar', 'pandan', 11), addresses: [] },
  { key: 'service', name: 'Layanan Tari', mobile: '13900000003', perms: ['base.read_shortlink', 'event.read_eventregistration'], avatar: face('avatar', 'bunga', 8), addresses: [] },
]

export const membershipCard: MembershipCardSeed = {
  slug: 'sahabat', name: 'Kartu Sahabat Rimba', shop: 'Rimba & Co.', description: 'Potongan 7 % sepanjang tahun, satu cangkir kopi setiap bulan, dan undangan ke pembukaan tungku.', durationDays: 365, discount: 7, price: 149000, face: poster('tableBatik', 'terracotta', 6),
}

export const coupons: readonly CouponSeed[] = [
  { slug: 'kenalan', type: 'R', value: 25000, label: 'Salam kenal', description: 'Potongan Rp25.000 untuk belanja pertama minimal Rp150.000.', start: -30, end: 60, quantity: 3000, maxPerUser: 1, minOrder: 150000 },
  { slug: 'batik10', type: 'P', value: 10, label: 'Pekan Batik', description: 'Diskon 10 % untuk semua kain dan busana batik.', start: -2, end: 12, quantity: null, maxPerUser: 2, minOrder: 0, categories: ['batik', 'kain', 'busana'] },
  { slug: 'kopi30', type: 'R', value: 30000, label: 'Ngopi hemat', description: 'Potongan Rp30.000 untuk kopi minimal Rp200.000.', start: 1, end: 20, quantity: 400, maxPerUser: 2, minOrder: 200000, categories: ['kopi'] },
  { slug: 'tukar-kipas', type: 'E', value: 0, label: 'Tukar kipas bambu', description: 'Tukarkan dengan satu kipas bambu halus, bayar ongkir saja.', start: -10, end: 30, quantity: 100, maxPerUser: 1, minOrder: 0, product: 'RR06' },
]
