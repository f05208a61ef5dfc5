import type { Same } from '../types'
import type { device as zhCn } from '../zh-cn/device'

export const device: Same<typeof zhCn> = {
  scan: 'Pindai',
  scanHint: 'Arahkan kode QR atau kode batang ke dalam bingkai',
  scanPicture: 'Pilih dari album',
  pictureLost: 'Gambar gagal dimuat',
  unsupported: 'Fitur ini tidak tersedia di sini',
  denied: 'Izin belum diberikan, fitur ini belum dapat digunakan',
  deniedAsk: 'Anda pernah menolak izin ini. Anda dapat mengaktifkannya lagi di pengaturan',
  toSettings: 'Buka pengaturan',
  failed: 'Gagal, silakan coba lagi',
  inApp: 'Silakan lakukan ini di dalam aplikasi',
  importAddress: 'Impor dari buku alamat',
  imported: 'Alamat diimpor, periksa lalu simpan',
  importedNoRegion: 'Alamat diimpor, silakan pilih wilayah',
  update: { title: 'Pembaruan', text: 'Versi baru sudah siap. Mulai ulang aplikasi?', apply: 'Mulai ulang', later: 'Nanti' },
  privacy: {
    title: 'Perlindungan privasi',
    text: 'Fitur ini memerlukan lokasi, kamera, album, atau alamat pengiriman Anda. Baca dan setujui kebijakan privasi terlebih dahulu; data hanya dipakai saat Anda menggunakan fitur terkait.',
    hint: 'Jika menolak, Anda tetap dapat melihat-lihat dan berbelanja, hanya fitur ini yang tidak tersedia.',
    statement: 'Kebijakan Privasi',
    agree: 'Setuju',
    refuse: 'Tolak',
  },
  webview: {
    title: 'Halaman web',
    blocked: 'Halaman ini tidak dapat dibuka di sini',
    blockedHint: 'Salin alamatnya lalu buka di peramban',
    failed: 'Halaman gagal dimuat',
    none: 'Tidak ada alamat untuk dibuka',
  },
  pull: { idle: 'Tarik untuk menyegarkan', ready: 'Lepas untuk menyegarkan', refreshing: 'Sedang menyegarkan…' },
}
