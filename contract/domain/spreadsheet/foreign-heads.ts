/**
 * Heads of the exports of big shops and of other shop systems, by our column: what an import offers before its owner
 * chooses.
 */
export const foreignHeads: Readonly<Record<string, readonly string[]>> = {
  name: ['标题', '商品标题', '宝贝标题', '宝贝名称', '商品名', '产品名称', '名称', '品名', 'Title', 'Name'],
  category: ['商品分类', '店铺分类', '宝贝类目', '类目', '商品类目', 'Product category', 'Product type', 'Collection'],
  abstract: ['副标题', '卖点', '商品卖点', '商品简介', '一句话卖点', 'Subtitle'],
  tags: ['标签', '商品标签', 'Tags'],
  is_active: ['是否上架', '上架状态', '是否在售', 'Published'],
  price_marked: ['市场价', '原价', '吊牌价', '参考价', 'Compare at price', 'Compare-at price'],
  weight: ['商品重量', '重量', 'Variant Grams', 'Weight'],
  cost: ['成本价', '进价', 'Cost per item'],
  max_per_user: ['限购', '限购数量', '每人限购'],
  seo_title: ['SEO Title', 'SEO 标题'],
  seo_description: ['SEO Description', 'SEO 描述'],
  pictures: ['图片', '商品图片', '主图', '宝贝图片', '图片链接', '主图链接', 'Image Src', 'Product image URL'],
  option1: ['规格名', '规格名称', '规格名1', 'Option1 Name'],
  value1: ['规格值', '规格值1', 'Option1 Value'],
  option2: ['规格名2', 'Option2 Name'],
  value2: ['规格值2', 'Option2 Value'],
  option3: ['规格名3', 'Option3 Name'],
  value3: ['规格值3', 'Option3 Value'],
  price: ['销售价', '售价', '一口价', '单价', '现价', '宝贝价格', '商品价格', '店铺价', 'Variant Price'],
  promotion_price: ['活动价', '优惠价', '折扣价', '特价', 'Sale price'],
  sku: ['商家编码', '规格编码', '货号', 'SKU编码', '商品编码', 'Variant SKU'],
  inventory: ['库存数量', '总库存', '数量', '宝贝数量', '可售库存', 'Variant Inventory Qty', 'Quantity'],
  change: ['增减', '调整数量'],
  reason: ['备注', '调整原因'],
  order_number: ['订单编号', '主订单编号', '订单', '单号', '交易编号', 'Order', 'Order ID'],
  carrier: ['物流公司', '快递', '承运商', '物流', 'Shipping carrier', 'Courier'],
  tracking_no: ['快递单号', '物流单号', '物流编号', '面单号', 'Waybill', 'Tracking'],
  mobile: ['手机', '手机号码', '电话', '联系电话', 'Phone'],
}
