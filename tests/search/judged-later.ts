import { read } from './judged-format.ts'

/**
 * Records that came to the demo content after the queries: courses, help, advisories, positions. They were judged when
 * they came, by their titles, from what the search found for each query; the ranking was not changed for them.
 */
export const later = read(
  'zh',
  'plain',
  `
半物理仿真 | 1 d:kai-yi-men-yingjian-zaihuan-shiyanke j:yingjian-ceshi
硬件在环 | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke | 1 j:yingjian-ceshi
hardware in the loop | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke
hardwear in the loop | 2 d:kai-yi-men-yingjian-zaihuan-shiyanke
real-time machine | 2 a:arm-2026-003 h:choose-a-station h:first-run-on-a-station | 1 h:licence-of-a-machine
实时仿真机 | 2 a:arm-2026-003 h:choose-a-station h:first-run-on-a-station
实时 | 1 a:arm-2026-003 h:licence-of-a-machine
仿真 real-time | 1 a:arm-2026-003
冗余实时机 | 1 a:arm-2026-003 h:licence-of-a-machine
redundent machine | 1 a:arm-2026-003 h:licence-of-a-machine
Station S8接口 | 2 h:first-run-on-a-station h:choose-a-station
Station X16 冗余 | 2 h:choose-a-station | 1 h:first-run-on-a-station
ＦＭＵ 解包 | 3 a:arm-2026-001 | 1 h:import-an-fmu h:export-an-fmu
FMI 3.0 | 2 h:import-an-fmu h:export-an-fmu
FMI3.0联合仿真 | 2 h:import-an-fmu h:export-an-fmu
签名 | 2 h:check-a-download | 1 a:arm-2026-004 h:gateway-firmware
modellica | 2 h:modelica-3-6-warnings h:move-models-from-other-tools
Modelica 3.6支持 | 3 h:modelica-3-6-warnings | 1 h:move-models-from-other-tools
solver benchmark | 2 d:du-dong-qiujieqi | 1 j:qiujieqi-kaifa
gnonom solver | 1 d:du-dong-qiujieqi j:qiujieqi-kaifa
圭表求解器 | 1 d:du-dong-qiujieqi j:qiujieqi-kaifa
求解器速度 | 2 d:du-dong-qiujieqi h:slow-simulation | 1 j:qiujieqi-kaifa
jitter | 3 l:buchang-yu-doudong | 1 d:di-yi-ge-bihuan j:shishi-neihe
抖动 | 3 l:buchang-yu-doudong | 1 d:di-yi-ge-bihuan
刻漏抖动 | 2 l:buchang-yu-doudong | 1 j:shishi-neihe
刻陋内核 | 1 j:shishi-neihe
clepsidra | 1 j:shishi-neihe
模擬器即時核心 | 2 j:shishi-neihe | 1 a:arm-2026-003 h:licence-of-a-machine
麒麟 | 3 h:domestic-platforms-limits | 2 h:install-on-linux
麒麟V10 Kylin | 2 h:domestic-platforms-limits h:install-on-linux
麒麟鲲鹏 | 2 h:domestic-platforms-limits | 1 h:install-on-linux
openEuler 适配 | 2 h:domestic-platforms-limits | 1 h:install-on-linux
信创 | 3 h:domestic-platforms-limits
信创适配 | 2 h:domestic-platforms-limits
信创适陪 | 2 h:domestic-platforms-limits
domestic platforms | 3 h:domestic-platforms-limits
R2026a 信创 | 2 h:domestic-platforms-limits
物料清单 | 3 h:read-an-sbom
SBOM 物料清单 | 3 h:read-an-sbom
编译 | 2 h:compile-large-models j:bianyiqi-kaifa
million equations | 2 h:compile-large-models | 1 j:bianyiqi-kaifa
子午编译器 | 2 j:bianyiqi-kaifa
meridain | 1 j:bianyiqi-kaifa
降阶模型 | 3 h:valid-range-of-reduced-models
reduced models | 3 h:valid-range-of-reduced-models
开源 | 3 h:open-source-toolboxes | 1 h:read-an-sbom h:kinds-of-licences
open source toolboxes | 3 h:open-source-toolboxes | 1 h:kinds-of-licences
液压 toolbox | 1 d:re-yu-liuti
代码生成 | 2 d:cong-kongzhiqi-dao-c a:arm-2026-005
code generation | 2 d:cong-kongzhiqi-dao-c a:arm-2026-005
generated C code | 3 d:cong-kongzhiqi-dao-c
代码生成器生存 | 1 d:cong-kongzhiqi-dao-c a:arm-2026-005
数字孪生 | 1 h:gateway-shows-no-value
digital twin | 1 h:gateway-shows-no-value
长期支持版 | 1 h:move-from-r2025a
long term support | 1 h:move-from-r2025a
r2025a support ends | 3 h:move-from-r2025a
M代码 兼容 | 3 h:check-m-code
MATLAB函数覆盖 | 3 h:check-m-code h:replace-missing-functions
moving from matlab | 3 h:check-m-code h:move-models-from-other-tools
从MATLAB迁移 | 3 h:check-m-code h:move-models-from-other-tools
迁移 | 2 h:move-models-from-other-tools h:check-m-code
建模 | 2 d:di-yi-ge-moxing | 1 d:ba-shiyan-gaicheng-moxing
系统建模 | 2 d:di-yi-ge-moxing | 1 d:re-yu-liuti
浑仪建模 | 1 d:di-yi-ge-moxing
控制 | 2 d:cong-kongzhiqi-dao-c | 1 d:jieyue-xiangying
电机控制 | 1 l:zhengding-pid
motor control | 1 l:zhengding-pid
网关 | 3 h:gateway-firmware h:gateway-shows-no-value a:arm-2026-004
edge gateway | 3 h:gateway-firmware h:gateway-shows-no-value | 2 a:arm-2026-004
边缘网关 | 3 h:gateway-firmware h:gateway-shows-no-value | 2 a:arm-2026-004
Edge E2网关 | 2 h:gateway-firmware h:gateway-shows-no-value | 1 a:arm-2026-004
SSP 2.0导入 | 3 h:ssp-import-stops | 2 a:arm-2026-007
why a fixed step | 2 h:choose-a-solver
ARM-2026-008 | 3 a:arm-2026-008 | 1 h:licence-service
ARM-2026-004 网关证书 | 3 a:arm-2026-004
security advisories | 2 a:arm-2026-008 a:arm-2026-007 a:arm-2026-006 a:arm-2026-005 a:arm-2026-004 a:arm-2026-003 a:arm-2026-002 a:arm-2026-001
安全公告 | 2 a:arm-2026-008 a:arm-2026-007 a:arm-2026-006 a:arm-2026-005 a:arm-2026-004 a:arm-2026-003 a:arm-2026-002 a:arm-2026-001
report a vulnerability | 1 j:anquan-gongchengshi
vulnerabilty | 1 j:anquan-gongchengshi
报告漏洞 | 1 j:anquan-gongchengshi
compatibility report | 1 h:check-m-code
teacher training | 1 d:ba-shiyan-gaicheng-moxing
师资研修 | 2 d:ba-shiyan-gaicheng-moxing d:kai-yi-men-yingjian-zaihuan-shiyanke
辨识 | 2 d:cong-shuju-dao-moxing
系统辨识 | 2 d:cong-shuju-dao-moxing
identification | 2 d:cong-shuju-dao-moxing
identifcation | 2 d:cong-shuju-dao-moxing
xitong bianshi | 1 d:cong-shuju-dao-moxing
munich office | 2 j:yingyong-munihei
下载 | 2 h:install-on-windows h:check-a-download
wind farm | 1 j:yingyong-dianli
风电 | 1 j:yingyong-dianli
风电并网 | 1 j:yingyong-dianli
gnomon | 1 j:qiujieqi-kaifa
圭表 gnomon | 1 j:qiujieqi-kaifa
`,
)
