import { read } from './judged-format.ts'

export const plainZh = read(
  'zh',
  'plain',
  `
浑仪建模 | 3 p:studio
系统建模 | 3 p:studio | 2 n:liu-suo-gaoxiao-gongjian c:gongcheng-jixie-jianmo-peixun | 1 n:sige-peixun-xiangmu o:/product
硬件在环 | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan | 2 n:jiangzuo-lianhe-shiyanshi m:station-s8 m:station-s4 m:station-x16 | 1 o:/product/machine c:weixing-zikong-banwuli
半物理仿真 | 3 c:weixing-zikong-banwuli | 2 p:realtime s:attitude-orbit | 1 m:station-x16 m:station-s8
实时仿真机 | 3 m:station-s4 m:station-s8 m:station-x16 | 2 p:realtime o:/product/machine n:station-x16 | 1 n:arm-2026-003
冗余实时机 | 3 m:station-x16 | 2 n:station-x16
信号调理 | 3 m:link-l2
边缘网关 | 3 m:edge-e2 | 2 n:arm-2026-004-005 p:twin
数字孪生 | 3 p:twin | 2 m:edge-e2 c:ranji-dianchang-luansheng | 1 c:dianchi-wendu-zaixian-yuce n:jiangjie-moxing-wucha
降阶模型 | 3 p:twin n:jiangjie-moxing-wucha | 2 c:dianchi-wendu-zaixian-yuce n:r2026a-fabu m:edge-e2 | 1 c:chuanbo-hunhe-dongli c:ranji-dianchang-luansheng
电池热失控 | 3 s:battery-thermal-runaway | 2 t:battery | 1 c:dianchi-wendu-zaixian-yuce r:muyan-safety
整车能量流 | 3 s:vehicle-energy-flow c:zhengche-nengliangliu
姿轨控 | 3 s:attitude-orbit c:weixing-zikong-banwuli | 1 t:orbits r:xingchui-dynamics
风电并网 | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
精密运动台 | 3 s:precision-motion | 2 c:jingmi-yundongtai-zhendang | 1 r:haoheng-precision
混合动力船舶 | 3 s:hybrid-propulsion c:chuanbo-hunhe-dongli | 1 r:nordhafen-marine r:haicheng-maritime
工程机械液压 | 3 s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 t:hydraulics | 1 r:tiezhen-hydraulics c:gongcheng-jixie-jianmo-peixun
飞机环控热管理 | 3 s:aircraft-thermal-power c:feiji-rezonghe-guanli | 2 t:aircraft-systems | 1 t:thermal-fluids
控制系统设计 | 3 t:control-design | 2 p:control
系统辨识 | 3 t:identification | 2 p:control | 1 c:jingmi-yundongtai-zhendang f:control
代码生成 | 3 t:code-generation | 2 p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
燃料电池 | 3 t:hydrogen
燃气轮机 | 3 t:gas-turbine | 2 c:ranji-dianchang-luansheng
电机控制 | 3 c:dianji-kongzhi-daima-shengcheng t:electric-drives | 1 t:power-electronics p:control
不确定性分析 | 3 t:uncertainty
求解器速度 | 3 n:guibiao-jizhun-fangfa e:gnomon | 2 n:r2026b-fabu | 1 p:compute p:studio
固定步长 | 3 n:weishenme-yong-dingbuchang | 2 e:gnomon n:r2026b-fabu n:guibiao-jizhun-fangfa | 1 p:realtime p:studio
圭表求解器 | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
子午编译器 | 3 e:meridian n:ziwu-bianyi-yibaiwan-fangcheng
刻漏抖动 | 3 n:kelou-doudong-celiang e:clepsydra | 1 p:realtime
兼容性报告 | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
从MATLAB迁移 | 3 o:/product/matlab-simulink | 2 p:compute n:jianrong-baogao-2026-10
安全公告 | 3 o:/help/SecurityIncident | 2 n:arm-2026-008 n:arm-2026-007 n:arm-2026-006 n:arm-2026-004-005 n:arm-2026-003 n:arm-2026-001-002 | 1 n:psirt-baogao-zhengce
报告漏洞 | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident
长期支持版 | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
信创适配 | 3 o:/product/Innovation n:r2026a-xinchuang-shipei | 1 n:qilin-v10-shipei
麒麟鲲鹏 | 3 n:qilin-v10-shipei | 2 n:r2026a-xinchuang-shipei o:/product/Innovation
培训日期 | 3 n:peixun-kaiban-2026-dong | 2 n:sige-peixun-xiangmu
师资研修 | 3 n:shizi-yanxiu-2026-xia | 1 n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong
伙伴分级 | 3 n:shengtai-huoban-fenji | 2 o:/ecology o:/ecology/class
课程视频字幕 | 3 n:kecheng-zimu-wengao | 2 o:/education/videoPlay
物料清单 | 3 n:wuliao-qingdan-suifa | 2 o:/help/OpenSystem o:/product/download
提交工单 | 3 o:/support/ticket/new | 2 o:/support/ticket/mine
联系方式 | 3 o:/contact
工程師培訓 | 3 c:gongcheng-jixie-jianmo-peixun n:peixun-kaiban-2026-dong n:sige-peixun-xiangmu
模擬器即時核心 | 2 p:realtime e:clepsydra m:station-s4 m:station-s8 m:station-x16
`,
)

export const plainEn = read(
  'en',
  'plain',
  `
armilla studio | 3 p:studio
system modelling | 3 p:studio | 2 n:liu-suo-gaoxiao-gongjian c:gongcheng-jixie-jianmo-peixun
hardware in the loop | 3 p:realtime c:hangkong-fadongji-yingjian-zaihuan n:jiangzuo-lianhe-shiyanshi | 2 m:station-s8 m:station-s4 m:station-x16
real-time machine | 3 m:station-s4 m:station-s8 m:station-x16 | 2 o:/product/machine p:realtime n:station-x16 | 1 n:arm-2026-003
redundant | 3 m:station-x16 n:station-x16
signal conditioning | 3 m:link-l2
edge gateway | 3 m:edge-e2 | 2 n:arm-2026-004-005 p:twin
digital twin | 3 p:twin | 2 m:edge-e2 c:ranji-dianchang-luansheng
reduced models | 3 p:twin n:jiangjie-moxing-wucha | 2 c:dianchi-wendu-zaixian-yuce n:r2026a-fabu m:edge-e2 | 1 c:chuanbo-hunhe-dongli c:ranji-dianchang-luansheng
thermal runaway | 3 s:battery-thermal-runaway | 2 t:battery | 1 r:muyan-safety
attitude control | 3 s:attitude-orbit c:weixing-zikong-banwuli | 1 t:orbits r:xingchui-dynamics
wind farm | 3 s:wind-farm-grid | 2 c:fengdianchang-bingwang-shiyan r:fudian-engineering
hydraulics | 3 t:hydraulics s:hydraulic-prototype c:gongcheng-jixie-yeya-bianxing | 2 r:tiezhen-hydraulics | 1 p:studio t:aircraft-systems
hydrogen fuel cells | 3 t:hydrogen
motor control | 3 c:dianji-kongzhi-daima-shengcheng t:electric-drives | 1 p:control t:power-electronics
code generation | 3 t:code-generation | 2 p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
generated C code | 3 t:code-generation p:control c:dianji-kongzhi-daima-shengcheng | 1 n:arm-2026-004-005
identification | 3 t:identification | 2 p:control f:control | 1 c:jingmi-yundongtai-zhendang
optimization | 3 t:optimisation f:optimisation | 1 p:compute r:qinling-engineering
robots | 3 t:robotics
orbit propagation | 3 t:orbits | 1 s:attitude-orbit
why a fixed step | 3 n:weishenme-yong-dingbuchang | 1 n:guibiao-jizhun-fangfa n:r2026b-fabu
solver benchmark | 3 n:guibiao-jizhun-fangfa e:gnomon | 2 n:r2026b-fabu
gnomon | 3 e:gnomon n:guibiao-jizhun-fangfa | 2 n:r2026b-fabu
jitter | 3 n:kelou-doudong-celiang e:clepsydra | 2 p:realtime m:station-s8
million equations | 3 n:ziwu-bianyi-yibaiwan-fangcheng e:meridian
compatibility report | 3 n:jianrong-baogao-2026-10 o:/product/matlab-simulink
moving from matlab | 3 o:/product/matlab-simulink | 2 p:compute n:jianrong-baogao-2026-10
security advisories | 3 o:/help/SecurityIncident | 2 n:arm-2026-008 n:arm-2026-007 n:arm-2026-006 n:arm-2026-004-005 n:arm-2026-003 n:arm-2026-001-002 | 1 n:psirt-baogao-zhengce
report a vulnerability | 3 n:psirt-baogao-zhengce o:/help/SecurityIncident
long term support | 3 n:changqi-zhichi-tiaokuan n:r2024b-fabu | 1 n:r2025a-zhichi-jieshu
domestic platforms | 3 o:/product/Innovation | 2 n:r2026a-xinchuang-shipei n:qilin-v10-shipei
training dates | 3 n:peixun-kaiban-2026-dong | 2 n:sige-peixun-xiangmu
teacher training | 3 n:shizi-yanxiu-2026-xia | 2 n:sige-peixun-xiangmu n:peixun-kaiban-2026-dong
partner levels | 3 n:shengtai-huoban-fenji | 2 o:/ecology o:/ecology/class
open source toolboxes | 3 n:liu-ge-gongjuxiang-kaiyuan | 2 o:/product/Toolbox o:/help/OpenSystem | 1 t:electrical t:orbits t:signal t:identification t:optimisation t:test-bench
captions and transcripts | 3 n:kecheng-zimu-wengao | 1 o:/education/videoPlay
careers | 3 o:/joinUs
new ticket | 3 o:/support/ticket/new | 1 o:/support/ticket/mine
privacy | 3 o:/PrivacyPolicy | 1 o:/cookies
communications toolbox | 3 t:tongxin
spring festival | 3 n:chunjie-zhichi-anpai-2026
less ram air | 3 c:feiji-rezonghe-guanli | 1 t:aircraft-systems s:aircraft-thermal-power
universities | 2 n:liu-suo-gaoxiao-gongjian n:jiangzuo-lianhe-shiyanshi r:jiangzuo-tech r:yunling-aeronautics r:beiyuan-polytechnic r:qinling-engineering r:haicheng-maritime r:nanyu-science o:/Industry-education
munich office | 3 n:munihei-bangongshi | 2 o:/contact | 1 o:/about
`,
)
