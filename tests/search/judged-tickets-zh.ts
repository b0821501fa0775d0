import { readVisitors } from './judged-format.ts'

/** What customers type when something does not work, and when they install, license and update. */
export const ticketsZh = readVisitors(
  'zh',
  '2026-11-26',
  `
软件闪退 | complaint ticket | 3 o:/support/ticket/new | 2 a:arm-2026-006 a:arm-2026-002 | 1 n:arm-2026-006 n:arm-2026-001-002 h:install-on-linux h:install-updates
打开别人发来的模型包就闪退 | complaint ticket | 3 a:arm-2026-006 | 2 n:arm-2026-006 v:R2026a-Update-1 v:R2024b-Update-5 | 1 o:/support/ticket/new h:install-updates
软件打不开 | complaint ticket | 3 h:install-on-linux | 2 h:licence-not-found o:/support/ticket/new | 1 h:install-on-windows
装完启动报GLIBC_2.34 not found | complaint ticket | 3 h:install-on-linux | 1 v:R2026b p:studio p:compute p:control
启动后窗口一片空白 | complaint ticket | 3 h:install-on-linux | 1 p:studio o:/support/ticket/new n:qilin-v10-shipei
libEGL.so.1找不到 | complaint ticket | 3 h:install-on-linux | 1 h:domestic-platforms-limits o:/support/ticket/new
装不上怎么办 | question ticket | 3 h:install-on-windows h:install-on-linux | 2 h:check-a-download | 1 h:side-by-side o:/support/ticket/new
报错 | word zero | 2 o:/support/ticket/new h:initialisation-fails h:licence-not-found | 1 p:compute o:/product/open-platform h:install-on-linux
静默安装参数 | word forum | 3 h:install-on-windows | 1 h:install-on-linux
机房一百台电脑怎么装 | question enquiry | 3 h:install-on-windows | 1 h:licence-service h:install-on-linux
服务器没有显示器能装吗 | question forum | 3 h:install-on-linux | 1 h:install-on-windows
win7能用吗 | mixed enquiry | 3 h:install-on-windows | 2 p:studio p:compute p:control v:R2026b o:/product/download
苹果电脑能不能装 | question zero | 3 o:/product/download | 2 p:studio p:compute p:control v:R2026b n:r2026b-fabu | 1 o:/product/matlab-simulink
M1芯片 | mixed zero | 3 o:/product/download | 2 p:studio p:compute p:control v:R2026b n:r2026b-fabu
电脑配置要求 | word enquiry | 3 p:studio p:compute p:control p:realtime p:twin | 2 v:R2026b h:install-on-windows h:install-on-linux o:/product/download
需要多大内存 | question enquiry | 3 p:studio p:compute | 2 p:control p:realtime p:twin h:compile-large-models | 1 n:ziwu-bianyi-yibaiwan-fangcheng m:station-s8 m:station-x16 m:station-s4
内网怎么离线装 | question enquiry | 3 h:licence-service r:yanbei-software | 2 h:borrow-a-licence p:studio p:compute p:twin h:install-on-linux h:install-on-windows | 1 h:gateway-firmware
出差没网还能用吗 | question ticket | 3 h:borrow-a-licence | 2 p:studio p:compute p:twin | 1 h:licence-service
没有可用的许可 | complaint ticket | 3 h:licence-not-found | 2 h:licence-service | 1 h:borrow-a-licence h:kinds-of-licences
授权到期 | word zero | 3 h:licence-not-found | 2 h:trial-licence n:chunjie-zhichi-anpai-2026 o:/contact | 1 h:kinds-of-licences h:borrow-a-licence
试用期过了模型还能打开吗 | question ticket | 3 h:trial-licence | 2 p:studio p:compute p:control
激活 | word zero | 3 h:trial-licence | 2 h:install-on-windows h:licence-service h:kinds-of-licences | 1 h:licence-not-found h:licence-of-a-machine
激活码在哪里输入 | question ticket | 3 h:trial-licence | 2 h:install-on-windows h:licence-service | 1 h:licence-not-found h:kinds-of-licences
加密狗 | word zero | 3 h:kinds-of-licences | 2 h:licence-service | 1 h:borrow-a-licence h:licence-of-a-machine
浮动许可不够用 谁占着 | complaint ticket | 3 h:licence-not-found | 2 h:kinds-of-licences | 1 h:licence-service h:borrow-a-licence
电脑崩了浮动许可一直没还回来 | complaint ticket | 3 h:licence-not-found | 2 h:borrow-a-licence h:licence-service | 1 o:/support/ticket/new
许可服务器换了地址客户端连不上 | complaint ticket | 3 h:licence-not-found h:licence-service | 1 h:borrow-a-licence o:/support/ticket/new
许可服务要双机热备 | complaint enquiry | 3 h:licence-service | 2 n:r2025b-fabu
27080端口 | number ticket | 3 h:licence-service h:licence-not-found | 1 a:arm-2026-008 n:arm-2026-008
E102 | number ticket | 3 h:licence-not-found
换了新电脑许可怎么转 | question ticket | 3 h:kinds-of-licences | 2 h:licence-of-a-machine h:borrow-a-licence | 1 h:trial-licence h:licence-service
实时机坏了换一台许可怎么办 | question ticket | 3 h:licence-of-a-machine | 2 p:realtime h:kinds-of-licences
试用申请 | word enquiry | 3 h:trial-licence | 2 p:studio p:compute p:control p:twin p:realtime | 1 o:/contact o:/login
升级以后旧模型打不开了 | complaint ticket | 3 h:side-by-side | 2 n:r2026a-fabu v:R2026a h:move-from-r2025a p:studio | 1 n:r2024b-fabu v:R2024b p:control p:realtime n:r2027a-beta-1-kaifang v:R2027a-Beta-1
新旧两个版本能同时装吗 | question forum | 3 h:side-by-side | 2 p:studio p:control p:realtime | 1 n:changqi-zhichi-tiaokuan h:move-from-r2025a n:r2025a-zhichi-jieshu v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
最新版本是哪个 | question enquiry | 3 o:/product/download v:R2026b n:r2026b-fabu | 2 o:/product/downHistory o:/product | 1 v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
2024b还能用多久 | question enquiry | 3 n:changqi-zhichi-tiaokuan o:/product/downHistory | 2 n:r2024b-fabu v:R2024b o:/product/download | 1 h:move-from-r2025a
R2025a 停止维护了吗 | mixed ticket | 3 n:r2025a-zhichi-jieshu h:move-from-r2025a | 2 o:/product/downHistory v:R2025a v:R2025a-Update-4 | 1 n:r2025a-fabu
测试版什么时候失效 | question forum | 3 n:r2027a-beta-1-kaifang | 2 v:R2027a-Beta-1 | 1 o:/product/download o:/product/downHistory
r2026 b新功能 | mixed forum | 3 n:r2026b-fabu v:R2026b | 1 n:guibiao-jizhun-fangfa o:/product/download
补丁怎么打 | question ticket | 3 h:install-updates | 2 o:/product/download | 1 o:/help/SecurityIncident o:/product/downHistory
更新装完想退回去 | complaint ticket | 3 h:install-updates | 1 h:side-by-side n:r2025a-zhichi-jieshu
下载的文件校验不对 | complaint ticket | 3 h:check-a-download | 2 o:/product/download n:wuliao-qingdan-suifa
下载太慢老是断 | complaint ticket | 2 o:/product/download | 1 h:check-a-download
旧版安装包哪里下 | question forum | 3 o:/product/downHistory | 2 o:/product/download n:r2025a-zhichi-jieshu
你们用的openssl是哪个版本 | mixed ticket | 3 o:/help/OpenSystem | 2 h:read-an-sbom n:wuliao-qingdan-suifa
zstd 1.5.5 | number ticket | 3 a:arm-2026-006 o:/help/OpenSystem | 2 h:read-an-sbom n:arm-2026-006 | 1 v:R2026a-Update-1 v:R2024b-Update-5
许可服务被攻击 漏洞补丁 | complaint ticket | 3 a:arm-2026-008 n:arm-2026-008 v:R2026a-Update-3 | 2 h:licence-service | 1 o:/help/SecurityIncident v:R2026b n:r2026b-fabu h:install-updates
CVE-2026-90003 | number zero | 3 a:arm-2026-003 | 2 n:arm-2026-003 | 1 v:R2025b-Update-2
arm2026006 | number zero | 3 a:arm-2026-006 | 2 n:arm-2026-006 | 1 v:R2026a-Update-1 v:R2024b-Update-5
发现安全漏洞有奖金吗 | question enquiry | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident | 1 j:anquan-gongchengshi
工单多久回复 | question ticket | 3 o:/support/ticket/mine | 2 o:/support/ticket/new o:/contact n:changqi-zhichi-tiaokuan | 1 o:/help n:r2026a-fabu n:chunjie-zhichi-anpai-2026 n:munihei-bangongshi n:shengtai-huoban-fenji
台架停了急 怎么最快找到人 | complaint ticket | 3 o:/support/ticket/new o:/contact | 2 o:/support/ticket/mine o:/help | 1 n:chunjie-zhichi-anpai-2026
关掉的工单还能再打开吗 | question ticket | 3 o:/support/ticket/mine | 1 o:/support/ticket/new
忘记密码 | word zero | 3 o:/login | 1 o:/contact
收不到验证邮件 | complaint ticket | 3 o:/login | 1 o:/contact
注销账号 | word zero | 3 o:/PrivacyPolicy g:隐私政策 | 2 o:/login
过年有人值班吗 | question ticket | 3 n:chunjie-zhichi-anpai-2026 | 2 o:/contact | 1 o:/help o:/support/ticket/mine
数据会不会传到你们服务器 | question enquiry | 3 p:studio p:compute p:twin | 2 h:check-m-code o:/product/matlab-simulink o:/PrivacyPolicy | 1 h:licence-service h:job-service-tokens o:/product/open-platform g:隐私政策
`,
)
