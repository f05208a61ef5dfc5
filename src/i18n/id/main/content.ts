import type { Same } from '../../types'
import type * as zhCn from '../../zh-cn/main/content'

export const homePage: Same<typeof zhCn.homePage> = {
  title: 'Beranda',
}

export const modulePage: Same<typeof zhCn.modulePage> = {
  more: 'Lihat semua',
  failed: 'Bagian ini gagal dimuat',
  empty: 'Belum ada isi',
  search: 'Cari produk',
  hot: 'Pencarian populer',
}

export const articlePage: Same<typeof zhCn.articlePage> = {
  hits: '{n} dibaca',
}

export const pagePage: Same<typeof zhCn.pagePage> = {
  title: 'Halaman',
}

export const modules: Same<typeof zhCn.modules> = {
  spot: 'Bagian {n} pada gambar',
  toForm: 'Isi formulir',
  toVote: 'Ikut memilih',
  video: 'Video',
}

export const preview: Same<typeof zhCn.preview> = {
  edit: 'Ubah',
  editModule: 'Ubah modul “{name}”',
  unknown: 'Modul ini tidak ada di halaman',
}
