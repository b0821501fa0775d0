import { read } from './judged-format.ts'

export const two = read(
  'zh',
  'two',
  `
建模 | 3 p:studio | 2 c:gongcheng-jixie-jianmo-peixun n:liu-suo-gaoxiao-gongjian | 1 n:sige-peixun-xiangmu r:yiqian-engineering r:chishuo-engineering r:haicheng-maritime o:/product o:/about n:peixun-kaiban-2026-dong p:compute p:twin
控制 | 3 p:control t:control-design | 2 f:control c:hangkong-fadongji-yingjian-zaihuan c:fengdianchang-bingwang-shiyan c:dianji-kongzhi-daima-shengcheng t:code-generation t:electric-drives | 1 p:realtime s:precision-motion c:jingmi-yundongtai-zhendang s:wind-farm-grid r:jiangzuo-tech o:/product r:haoheng-precision s:attitude-orbit
实时 | 3 p:realtime m:station-s4 m:station-s8 m:station-x16 | 2 e:clepsydra n:r2026b-fabu n:station-x16 n:arm-2026-003 | 1 o:/product/machine t:test-bench s:wind-farm-grid
孪生 | 3 p:twin m:edge-e2 | 2 c:ranji-dianchang-luansheng | 1 r:tingshi-data n:jiangjie-moxing-wucha o:/product/machine o:/product
液压 | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics | 1 p:studio t:aircraft-systems o:/product/Toolbox
气动 | 3 t:pneumatics | 1 t:flight-dynamics
电池 | 3 t:battery s:battery-thermal-runaway | 2 t:hydrogen c:chuanbo-hunhe-dongli n:r2025a-fabu c:dianchi-wendu-zaixian-yuce | 1 s:hybrid-propulsion p:twin
优化 | 3 t:optimisation f:optimisation | 1 n:liu-ge-gongjuxiang-kaiyuan r:qinling-engineering p:compute
辨识 | 3 t:identification | 2 p:control f:control | 1 c:jingmi-yundongtai-zhendang r:kestrelfeld r:qinling-engineering s:precision-motion n:liu-ge-gongjuxiang-kaiyuan
通信 | 3 t:tongxin
多体 | 3 t:multibody
抖动 | 3 n:kelou-doudong-celiang e:clepsydra | 2 p:realtime m:station-s8
编译 | 3 n:ziwu-bianyi-yibaiwan-fangcheng e:meridian | 1 p:studio p:compute n:r2027a-beta-1-kaifang
签名 | 3 n:wuliao-qingdan-suifa | 2 o:/product/download | 1 n:arm-2026-004-005 m:edge-e2 p:twin
下载 | 3 o:/product/download | 2 o:/product/downHistory n:r2027a-beta-1-kaifang
课程 | 3 o:/education/details o:/Industry-education/course-plan | 2 o:/education/videoPlay n:kecheng-zimu-wengao n:liu-suo-gaoxiao-gongjian | 1 o:/Industry-education n:shizi-yanxiu-2026-xia r:jiangzuo-tech r:yunling-aeronautics r:beiyuan-polytechnic r:nanyu-science n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong o:/Industry-education/textbook-plan
教材 | 3 o:/Industry-education/textbook-plan | 2 n:liu-suo-gaoxiao-gongjian | 1 o:/Industry-education
工单 | 3 o:/support/ticket/mine o:/support/ticket/new | 1 n:chunjie-zhichi-anpai-2026 o:/login n:munihei-bangongshi
船舶 | 3 s:hybrid-propulsion | 2 c:chuanbo-hunhe-dongli r:nordhafen-marine | 1 r:haicheng-maritime
风电 | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
卫星 | 3 c:weixing-zikong-banwuli s:attitude-orbit | 2 r:xingchui-dynamics t:orbits
麒麟 | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation | 1 n:r2024b-fabu p:control
龙芯 | 3 n:r2026a-xinchuang-shipei | 2 o:/product/Innovation
轨道 | 3 t:orbits | 2 s:attitude-orbit c:weixing-zikong-banwuli | 1 n:liu-ge-gongjuxiang-kaiyuan r:yunling-aeronautics
信创 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 1 n:qilin-v10-shipei
迁移 | 3 o:/product/matlab-simulink | 2 p:compute o:/product/Innovation | 1 n:r2026a-xinchuang-shipei
开源 | 3 o:/help/OpenSystem n:liu-ge-gongjuxiang-kaiyuan | 1 o:/product/Toolbox r:qinling-engineering
隐私 | 3 o:/PrivacyPolicy
网关 | 3 m:edge-e2 | 2 n:arm-2026-004-005 | 1 p:twin r:tingshi-data r:nanyu-science c:dianchi-wendu-zaixian-yuce
字幕 | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
单摆 | 3 n:danbai-yu-zhibiao-yuejian
冗余 | 3 m:station-x16 n:station-x16
培训 | 3 n:peixun-kaiban-2026-dong n:sige-peixun-xiangmu | 2 c:gongcheng-jixie-jianmo-peixun | 1 n:shizi-yanxiu-2026-xia n:munihei-bangongshi r:tingzhou-technology r:longyan-technology r:chuli-information
`,
)

export const misspelt = [
  ...read(
    'en',
    'misspelt',
    `
hydralics | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics
pnuematics | 3 t:pneumatics
identifcation | 3 t:identification | 2 p:control f:control
optimistaion | 3 t:optimisation f:optimisation
vehical dynamics | 3 t:vehicle-dynamics | 1 t:powertrain r:chishuo-engineering
batery | 3 t:battery s:battery-thermal-runaway | 2 n:r2025a-fabu c:chuanbo-hunhe-dongli c:dianchi-wendu-zaixian-yuce | 1 s:hybrid-propulsion
termal runaway | 3 s:battery-thermal-runaway | 2 t:battery | 1 r:muyan-safety
compatability report | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
hardwear in the loop | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan n:jiangzuo-lianhe-shiyanshi | 2 m:station-s8 m:station-s4 m:station-x16
meridain | 3 e:meridian n:ziwu-bianyi-yibaiwan-fangcheng
clepsidra | 3 e:clepsydra n:kelou-doudong-celiang
gnonom solver | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
uncertanty | 3 t:uncertainty
armila studio | 3 p:studio
modellica | 3 n:r2025b-fabu p:studio
vulnerabilty | 3 n:psirt-baogao-zhengce | 2 o:/help/SecurityIncident n:wuliao-qingdan-suifa
redundent machine | 3 m:station-x16 n:station-x16
privcy policy | 3 o:/PrivacyPolicy
captons | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
turbin | 3 t:gas-turbine | 2 c:ranji-dianchang-luansheng
`,
  ),
  ...read(
    'zh',
    'misspelt',
    `
fangzhenji | 3 m:station-s4 m:station-s8 m:station-x16 | 2 n:station-x16
hunyi jianmo | 3 p:studio
yeya | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics
dianci | 3 t:battery s:battery-thermal-runaway | 2 t:hydrogen c:chuanbo-hunhe-dongli n:r2025a-fabu
xitong bianshi | 3 t:identification
hyjm | 3 p:studio
控制系统设汁 | 3 t:control-design | 2 p:control
代码生成器生存 | 3 t:code-generation | 2 c:dianji-kongzhi-daima-shengcheng p:control
电池热施控 | 3 s:battery-thermal-runaway | 2 t:battery
浑议建模 | 3 p:studio
信创适陪 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei
刻陋内核 | 3 e:clepsydra n:kelou-doudong-celiang
`,
  ),
]

export const mixed = [
  ...read(
    'zh',
    'mixed',
    `
FMI 3.0 | 3 n:fmi-3-0-huhuan-ceshi n:r2025a-fabu | 2 p:studio n:r2026b-fabu o:/help/OpenSystem
FMI3.0联合仿真 | 3 n:r2025a-fabu n:fmi-3-0-huhuan-ceshi | 1 s:attitude-orbit p:studio
SSP 2.0导入 | 3 n:ssp-2-0-daoru-jiancha | 2 n:r2026a-fabu n:arm-2026-007 | 1 p:studio
R2026b发布 | 3 n:r2026b-fabu
R2026a 信创 | 3 n:r2026a-xinchuang-shipei | 2 o:/product/Innovation
R2024b支持到什么时候 | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
Station S8接口 | 3 m:station-s8
Station X16 冗余 | 3 m:station-x16 n:station-x16
MATLAB函数覆盖 | 3 o:/product/matlab-simulink n:jianrong-baogao-2026-10 | 2 p:compute
Modelica 3.6支持 | 3 n:r2025b-fabu p:studio
ARM-2026-008 | 3 n:arm-2026-008
ARM-2026-004 网关证书 | 3 n:arm-2026-004-005
Edge E2网关 | 3 m:edge-e2
openEuler 适配 | 3 n:r2026a-xinchuang-shipei o:/product/Innovation | 2 n:qilin-v10-shipei n:r2024b-fabu
SBOM 物料清单 | 3 n:wuliao-qingdan-suifa | 2 o:/help/OpenSystem o:/product/download
ＦＭＵ 解包 | 3 n:arm-2026-001-002
M代码 兼容 | 3 o:/product/matlab-simulink n:jianrong-baogao-2026-10 p:compute
Cookie设置 | 3 o:/cookies
fft 频谱 | 3 t:signal f:signal
`,
  ),
  ...read(
    'en',
    'mixed',
    `
仿真 real-time | 3 p:realtime m:station-s4 m:station-s8 m:station-x16 | 2 t:test-bench n:station-x16 s:wind-farm-grid
热失控 battery | 3 s:battery-thermal-runaway | 2 t:battery
液压 toolbox | 3 t:hydraulics | 2 s:hydraulic-prototype o:/product/Toolbox
浑仪 realtime | 3 p:realtime
麒麟V10 Kylin | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation
r2025a support ends | 3 n:r2025a-zhichi-jieshu
v2026b release notes | 3 n:r2026b-fabu
圭表 gnomon | 3 e:gnomon n:guibiao-jizhun-fangfa
`,
  ),
]
