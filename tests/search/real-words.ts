/**
 * Words that people know and the demo company's site hardly has, written on 2026-11-26 before the corrections were changed:
 * whoever searches for one of them is not to be shown something else.
 */
export const realWords = {
  zh: `火箭 核电 微信 报价 保修 总部 激活 价目 无线 潜艇 医疗 光伏 储能 机床 芯片 飞控 付款 退款 优惠 客服 闪退 黑屏 苹果电脑
神经网络 高铁 地铁 公交 自行车 摩托车 电梯 空调 冰箱 洗衣机 电视 手机 平板 键盘 鼠标 打印机 扫描仪 相机 镜头 显微镜 望远镜
激光 雷达 声呐 导弹 鱼雷 坦克 无人机 直升机 滑翔机 气球 轮渡 游艇 起重机 拖拉机 收割机 化肥 灌溉 温室 兽医 养殖 面包 啤酒
葡萄酒 巧克力 咖啡 茶叶 火锅 饺子 餐厅 酒店 旅游 签证 护照 机票 火车票 银行 贷款 保险 股票 基金 期货 黄金 钻石 珠宝 服装 鞋子
化妆品 家具 地板 油漆 水泥 钢筋 桥梁 隧道 水库 大坝 煤炭 石油 天然气 炼油 铀矿 生物质 地热 潮汐 量子计算 区块链 比特币 元宇宙
直播 短视频 微博 抖音 淘宝 支付宝 钉钉 飞书 企业微信 小程序 公众号 人脸识别 指纹 语音识别 机器翻译 大模型 深度学习 强化学习
知识图谱 爬虫 路由器 交换机 光纤 基站 广播 报纸 杂志 小说 诗歌 电影 音乐 吉他 钢琴 足球 篮球 游泳 瑜伽 健身 感冒 疫苗 牙医
手术 护士 幼儿园 高考 留学 装修 物业 搬家 快递 外卖 宠物`.split(/\s+/),
  en: `docker rocket investor nuclear octave dspace labview freeze medical chip neural openssl zlib bitcoin blockchain insurance mortgage
restaurant hotel football guitar novel poetry cinema garden kitchen bicycle motorcycle elevator escalator robotics surgery vaccine
pharmacy dentist cosmetics fashion jewellery furniture wallpaper carpet plumbing asphalt concrete tunnel subway airport runway
submarine torpedo missile radar sonar telescope microscope laser hologram photography printer scanner keyboard laptop smartphone
tablet android iphone bluetooth router firewall kubernetes jenkins ansible terraform gitlab nginx mongodb redis mysql oracle
salesforce photoshop blender unreal autocad solidworks catia ansys abaqus comsol fluent nastran carsim maple mathematica julia
fortran haskell kotlin golang typescript javascript cobol pascal verilog scada profinet lorawan zigbee lidar drone quadcopter
helicopter glider balloon ferry yacht tractor harvester fertiliser irrigation greenhouse veterinary poultry bakery brewery winery
chocolate refrigerator dishwasher microwave toaster vacuum chimney fireplace geothermal biomass petroleum refinery uranium passport
lottery museum theatre violin orchestra tennis swimming marathon wedding birthday holiday luggage souvenir umbrella`.split(
    /\s+/,
  ),
}
