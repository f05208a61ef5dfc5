import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/wallet/ops'

export const counter: Same<typeof zhCn.counter> = {
  hint: 'Pindai kode kupon pelanggan, atau ketik',
  code: 'Kode kupon',
  placeholder: 'Ketik kode kupon',
  scan: 'Pindai',
  submit: 'Tukarkan',
  missing: 'Ketik kode kupon',
  done: 'Berhasil ditukar',
  holder: 'Pemegang',
  time: 'Waktu',
  history: 'Baru saja ditukar',
  denied: 'Anda tidak memiliki izin',
  deniedPack: 'Anda tidak memiliki izin berbagi',
  deniedHint: 'Hubungi pemilik toko',
  packTitle: 'Kode paket saya',
  packCount: '{n} paket diambil',
  packHint: 'Pelanggan memindai kode ini, jumlahnya tercatat atas nama Anda',
  packCopy: 'Salin tautan',
  packOf: 'Kode pengambilan {name}',
}
