import type { Localized } from '#lib/locale.ts'

/**
 * What people come to a page of the product for, in their own words. The pages are the same in every company's site; what
 * editors write on them says it in the company's words. It is found by, and never shown.
 */
const purposes: Readonly<Record<string, Localized<string>>> = {
  '/about': {
    zh: '公司介绍 公司简介 你们公司 什么公司 创始人 成立时间 多少人 规模 资质 认证 证书 ISO 9001 质量体系 公司名字 名称由来',
    en: 'company profile, who are you, founder, when founded, how many employees, certificates, ISO 9001, quality system, origin of the name',
  },
  '/contact': {
    zh: '价格 多少钱 报价 询价 购买 怎么买 采购 发票 合同 付款 优惠 销售 预约演示 商务 客服 人工客服 电话 邮箱 地址 几点上班 几点下班 周末 节假日 时区',
    en: 'price, how much does it cost, quotation, buy, purchase order, invoice, contract, payment, discount, sales, book a demo, talk to a person, phone, e-mail, address, opening hours, weekend, time zone',
  },
  '/joinUs': {
    zh: '招聘 职位 岗位 实习 校招 社招 面试 投简历 简历 应聘 薪资 福利 居家办公 远程办公 加班 工作环境',
    en: 'jobs, positions, vacancies, internship, interview, apply, CV, resume, salary, benefits, work from home, remote work, graduate',
  },
  '/cookies': {
    zh: '跟踪 追踪 统计 清除浏览器数据 拒绝Cookie',
    en: 'tracking, analytics, clear browser data, refuse cookies, consent',
  },
  '/PrivacyPolicy': {
    zh: '个人信息 注销账户 删除账号 删除数据 撤回同意 保存多久 数据存在哪里 上传数据 隐私 GDPR 个人信息保护法 简历保存',
    en: 'personal data, delete my account, delete my data, withdraw consent, how long do you keep data, where is data stored, GDPR, phone home, telemetry',
  },
  '/login': {
    zh: '忘记密码 重置密码 找回密码 登不上 登录不了 注册账户 收不到验证码 验证邮件 两步验证 单点登录 通行密钥 注销账户 改邮箱',
    en: 'forgot password, reset password, cannot sign in, create an account, verification mail does not arrive, two-factor, single sign-on, passkey, close account, change e-mail',
  },
  '/help': {
    zh: '怎样联系技术支持 常见问题 使用帮助 知识库 文档 手册 服务时间 值班 支持时间',
    en: 'how to reach support, frequently asked questions, FAQ, knowledge base, documentation, manual, support hours',
  },
  '/support/ticket/new': {
    zh: '报错 崩溃 闪退 打不开 启动不了 装不上 用不了 不工作 出故障 反馈问题 报告缺陷 提问 求助 找工程师 紧急 故障报告 建议',
    en: 'crash, error, does not start, cannot install, not working, report a bug, ask a question, get help, feature request, urgent, contact an engineer',
  },
  '/support/ticket/mine': {
    zh: '工单进度 查工单 谁在处理 多久答复 答复时间 响应时间 服务级别 关闭工单 评价',
    en: 'status of my ticket, track a ticket, how fast do you answer, answer time, response time, service level, SLA, close a ticket, rating',
  },
  '/help/OpenSystem': {
    zh: '支持哪些标准 支持什么格式 开源 许可证 第三方组件 用了哪些库 组件版本 物料清单 依赖',
    en: 'supported standards, file formats, open source, third-party components, which libraries, component version, SBOM, dependencies, GPL',
  },
  '/help/SecurityIncident': {
    zh: '漏洞 安全问题 报告漏洞 奖金 漏洞奖励 补丁 受影响的版本',
    en: 'vulnerability, security issue, report a vulnerability, bug bounty, responsible disclosure, patch, affected versions',
  },
  '/product': {
    zh: '有哪些软件 产品列表 产品线 选哪个产品 区别 替代',
    en: 'product list, which product do I need, product line, compare products, alternative',
  },
  '/product/download': {
    zh: '安装包 最新版本 当前版本 新版 更新 升级 补丁 试用 Windows Linux macOS 苹果电脑 M1芯片 arm64 麒麟 统信 校验值 下载慢 断点续传 测试版',
    en: 'installer, latest version, current version, update, upgrade, patch, trial, Windows, Linux, macOS, Apple silicon, M1, arm64, Ubuntu, checksum, slow download, resume a download, beta',
  },
  '/product/downHistory': {
    zh: '旧版本 历史版本 老版本 版本列表 更新日志 支持到什么时候 停止支持 支持期限 还能用多久 生命周期 有哪些更新',
    en: 'old versions, previous releases, version list, changelog, end of support, end of life, how long supported, lifecycle, what is new',
  },
  '/product/machine': {
    zh: '硬件 设备 实时机 机柜 板卡 接口 通道数 选型 哪个型号 多少钱',
    en: 'hardware, equipment, real-time target, rack, boards, interfaces, number of channels, which model, price',
  },
  '/product/Toolbox': {
    zh: '有哪些工具箱 模块 库 专业库 附加模块',
    en: 'which toolboxes, libraries, add-ons, packages, modules',
  },
  '/product/matlab-simulink': {
    zh: 'MATLAB替代 替换MATLAB 从MATLAB转过来 兼容MATLAB m文件 slx文件 mdl文件 mlx 导入Simulink模型 MEX S函数',
    en: 'MATLAB alternative, replace MATLAB, compatible with MATLAB, m-files, import slx, mdl, mlx, Simulink model, MEX, S-function, toolbox equivalent',
  },
  '/product/open-platform': {
    zh: '二次开发 接口文档 API文档 开发文档 插件 扩展 SDK Python接口 REST 自动化 集成 批量运行',
    en: 'API documentation, developer documentation, plugin, extension, SDK, Python, REST, automation, integration, batch runs',
  },
  '/product/Innovation': {
    zh: '国产化 信创 国产操作系统 国产芯片 麒麟 统信 鲲鹏 飞腾 龙芯 海光 达梦 适配证书',
    en: 'Chinese operating systems, Chinese processors, Kylin, UOS, Kunpeng, Phytium, Loongson, Hygon, certification',
  },
  '/education/details': {
    zh: '学习 入门 零基础 新手 教程 怎么学 网课 培训 证书 免费课程 视频教程 英文课程',
    en: 'learn, beginner, where to start, tutorial, online course, training, certificate, free course, video tutorial, course in English',
  },
  '/education/videoPlay': {
    zh: '视频 视频教程 字幕 讲解 回放',
    en: 'video, video tutorial, captions, recording, replay',
  },
  '/Industry-education': {
    zh: '高校 学校合作 校企合作 共建实验室 学生版 教育版 教学许可 师资培训 竞赛 大学生比赛',
    en: 'university, school, academic cooperation, student version, academic licence, campus licence, laboratory, teacher training, competition, contest',
  },
  '/Industry-education/course-plan': {
    zh: '培养方案 教学大纲 学分 学时 专业课程',
    en: 'curriculum, syllabus, credits, semester, degree programme',
  },
  '/Industry-education/textbook-plan': {
    zh: '课本 书 课件 PPT 样章 习题答案 教师资料 书号',
    en: 'book, slides, sample chapter, answers to exercises, teacher material, ISBN',
  },
  '/ecology': {
    zh: '成为代理商 做代理 加盟 渠道合作 合作伙伴 认证伙伴 加入伙伴计划 返点',
    en: 'become a reseller, become a partner, become a distributor, join the partner programme, certified partner, margin',
  },
  '/ecology/class': {
    zh: '代理条件 伙伴条件 伙伴权益 渠道伙伴 解决方案伙伴 技术伙伴 高校伙伴 怎样申请',
    en: 'requirements for partners, benefits of partners, channel partner, reseller, technology partner, how to apply',
  },
  '/ecology/list': {
    zh: '代理商 经销商 哪里买 在哪买 本地服务商 实施服务商 附近 系统集成商',
    en: 'resellers, distributors, dealers, where to buy, local partner, system integrator, near me',
  },
  '/case': {
    zh: '谁在用 用户 客户有哪些 应用实例 成功案例',
    en: 'who uses it, users, customers, references, success stories',
  },
  '/solution': { zh: '行业应用 应用领域 能做什么', en: 'industries, applications, use cases' },
  '/news': { zh: '新闻 动态 公告 活动 发布会', en: 'news, announcements, events, press' },
  '/disclaimer': { zh: '商标 版权 法律声明', en: 'trademarks, copyright, legal notice' },
  '/sitemap': { zh: '全部页面 网站导航', en: 'all pages, site navigation' },
}

/** What a page is asked for by, beside what it says of itself. */
export const purposeOf = (path: string, lang: keyof Localized<string>): string => purposes[path]?.[lang] ?? ''
