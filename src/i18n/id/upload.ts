import type { Same } from '../types'
import type { upload as zhCn } from '../zh-cn/upload'

export const upload: Same<typeof zhCn> = {
  add: 'Unggah gambar',
  change: 'Ganti gambar',
  uploading: 'Sedang mengunggah, {percent}% selesai',
  failed: 'Gagal mengunggah, coba lagi nanti!',
  failedHere: 'Gagal diunggah',
  retry: 'Unggah ulang',
  unreadable: 'Gambar ini tidak dapat dibaca, pilih yang lain',
  type: 'Hanya gambar {allowed}, gambar ini {actual}',
  sizeTips1: 'Gambar paling besar {allowed} KB, gambar ini {actual} KB',
  sizeTips2: 'Gambar paling kecil {allowed} KB, gambar ini {actual} KB',
  resolutionTip1: 'Ukuran gambar harus {allowed} piksel, gambar ini {actual}',
  resolutionTip2: 'Perbandingan lebar dan tinggi harus {allowed}, gambar ini {actual}',
}
