import { readVisitors } from './judged-format.ts'

/** What engineers, teachers and students ask about modelling, solving, machines and courses. */
export const tradeEn = readVisitors(
  'en',
  '2026-11-26',
  `
simulation is very slow | complaint ticket | 3 h:slow-simulation | 2 d:du-dong-qiujieqi l:shijian-de-daijia l:gangxing h:choose-a-solver | 1 h:compile-large-models l:buchang-he-rongcha b:微分代数方程的数值方法
solver does not converge | complaint ticket | 3 h:initialisation-fails | 2 d:du-dong-qiujieqi h:slow-simulation l:gangxing h:choose-a-solver | 1 l:chuzhi-yu-shijian l:buchang-he-rongcha o:/contact
initial values contradict each other | complaint forum | 3 h:initialisation-fails l:chuzhi-yu-shijian | 1 h:first-model
compile takes forever for my big model | complaint ticket | 3 h:compile-large-models | 2 n:ziwu-bianyi-yibaiwan-fangcheng p:studio | 1 e:meridian n:r2027a-beta-1-kaifang v:R2027a-Beta-1 h:slow-simulation
out of memory while compiling | complaint ticket | 3 n:ziwu-bianyi-yibaiwan-fangcheng h:compile-large-models | 2 p:studio | 1 e:meridian
which tolerance should I use | question forum | 3 h:choose-a-solver l:buchang-he-rongcha | 2 d:du-dong-qiujieqi h:slow-simulation | 1 n:weishenme-yong-dingbuchang
stiff ODE | word forum | 3 l:gangxing f:equations b:微分代数方程的数值方法 | 2 d:du-dong-qiujieqi e:gnomon h:choose-a-solver p:studio | 1 h:slow-simulation j:qiujieqi-kaifa
ode45 | word forum | 3 f:equations
DAE index reduction | word forum | 3 n:danbai-yu-zhibiao-yuejian | 2 e:meridian b:微分代数方程的数值方法 p:studio | 1 n:ziwu-bianyi-yibaiwan-fangcheng j:bianyiqi-kaifa v:R2027a-Beta-1 n:r2027a-beta-1-kaifang
lqr | word forum | 3 t:control-design f:control
butterworth filter | word forum | 3 t:signal f:signal
fmincon | word forum | 3 t:optimisation f:optimisation
hohmann transfer | word forum | 3 t:orbits
monte carlo | word zero | 3 t:uncertainty p:control | 2 s:aircraft-thermal-power c:feiji-rezonghe-guanli | 1 b:微分代数方程的数值方法
CFD | word zero | 3 p:studio | 2 d:re-yu-liuti | 1 l:yuanzhu-raoliu t:thermal-fluids s:aircraft-thermal-power
von karman vortex street | word forum | 3 l:yuanzhu-raoliu
results differ from matlab in the last digits | complaint ticket | 3 h:differences-in-results | 2 p:compute o:/product/matlab-simulink | 1 n:jianrong-baogao-2026-10 h:check-m-code n:r2026b-fabu v:R2026b
will my m files run | question enquiry | 3 h:check-m-code p:compute o:/product/matlab-simulink | 2 n:jianrong-baogao-2026-10 h:replace-missing-functions | 1 h:differences-in-results
matlab alternative | word zero | 3 p:compute o:/product/matlab-simulink | 2 n:jianrong-baogao-2026-10 h:check-m-code | 1 o:/product
import slx file | mixed forum | 3 o:/product/matlab-simulink f:simulink-models | 1 f:simulink-runs f:simulink-examples h:check-m-code
stateflow charts | word forum | 3 o:/product/matlab-simulink f:simulink-examples
mex files | word forum | 3 h:replace-missing-functions o:/product/matlab-simulink f:language p:compute
symbolic toolbox | word zero | 3 f:symbolic | 1 o:/product/matlab-simulink
gpu | word zero | 3 f:programs | 1 o:/product/matlab-simulink e:astrolabe j:shuju-keshihua
excel import xlsx | word forum | 3 f:files
python API | mixed zero | 3 o:/product/open-platform h:python-sdk | 2 h:results-as-hdf5 | 1 h:job-service-tokens
run a parameter sweep overnight | question forum | 3 h:python-sdk | 2 o:/product/open-platform t:uncertainty | 1 h:job-service-tokens
read results in pandas | question forum | 3 h:results-as-hdf5 | 2 w:HDF5结果文件 h:python-sdk | 1 o:/product/open-platform
SDK license terms | word enquiry | 3 o:/product/open-platform | 1 h:python-sdk
FMU import fails | complaint ticket | 3 h:import-an-fmu | 2 n:fmi-3-0-huhuan-ceshi v:R2025b-Update-1 a:arm-2026-001 | 1 n:arm-2026-001-002 w:FMI-3.0 w:FMI-2.0 h:export-an-fmu p:studio
fmi 3 export with clocks fails MER-1187 | complaint ticket | 2 h:export-an-fmu n:fmi-3-0-huhuan-ceshi o:/support/ticket/new w:FMI-3.0 | 1 o:/product/open-platform v:R2026b h:import-an-fmu
same FMU gives other results in another tool | complaint ticket | 3 n:fmi-3-0-huhuan-ceshi h:export-an-fmu | 2 h:import-an-fmu o:/contact | 1 w:FMI-3.0 w:FMI-2.0
protect IP when sharing models with OEM | question enquiry | 3 h:export-an-fmu c:zhengche-nengliangliu | 2 s:vehicle-energy-flow | 1 w:FMI-3.0 w:FMI-2.0 p:studio
undefined unit stops import | complaint ticket | 3 h:ssp-import-stops n:ssp-2-0-daoru-jiancha | 2 w:SSP-2.0 n:r2026a-fabu | 1 c:zhengche-nengliangliu s:vehicle-energy-flow
diff two models like git | question forum | 3 v:R2027a-Beta-1 n:r2027a-beta-1-kaifang p:studio | 1 t:test-bench
open dymola openmodelica models | mixed enquiry | 3 h:move-models-from-other-tools p:studio | 2 h:modelica-3-6-warnings w:Modelica-3.6 | 1 n:r2025b-fabu v:R2025b
tune a PID | word forum | 3 l:zhengding-pid t:control-design | 2 d:jieyue-xiangying b:控制原理与实践 | 1 f:control p:control l:di-yi-ge-fankui l:baohe
anti-windup | word forum | 3 l:baohe d:jieyue-xiangying
too much overshoot | complaint forum | 3 l:zhengding-pid d:jieyue-xiangying | 2 l:zunibi-yu-jidian b:控制原理与实践 l:di-yi-ge-fankui | 1 t:control-design
who owns the generated code | question enquiry | 3 p:control | 2 h:kinds-of-licences t:code-generation
supported microcontrollers | word enquiry | 3 p:control w:C99 | 2 t:code-generation | 1 c:dianji-kongzhi-daima-shengcheng d:cong-kongzhiqi-dao-c
MISRA | word zero | 2 t:code-generation p:control w:C99 | 1 d:cong-kongzhiqi-dao-c
no FPU on my target | complaint ticket | 3 t:code-generation l:dingdian p:control | 2 n:r2026a-fabu v:R2026a c:dianji-kongzhi-daima-shengcheng d:cong-kongzhiqi-dao-c w:C99
task overrun real time | complaint ticket | 3 h:step-overruns | 2 l:buchang-yu-doudong n:kelou-doudong-celiang e:clepsydra | 1 p:realtime h:first-run-on-a-station n:weishenme-yong-dingbuchang d:di-yi-ge-bihuan
jitter gets worse with more EtherCAT slaves | complaint ticket | 3 n:kelou-doudong-celiang h:step-overruns | 2 m:station-s8 e:clepsydra l:buchang-yu-doudong | 1 m:station-x16 p:realtime
lost the last seconds of logging when power failed | complaint ticket | 3 h:data-after-a-power-cut n:rizhi-wenjian-de-tongbu | 2 p:realtime m:station-s8 | 1 m:station-x16
which station for one motor controller | question enquiry | 3 h:choose-a-station m:station-s4 | 2 o:/product/machine | 1 m:station-s8 p:realtime m:station-x16
mil std 1553 | number enquiry | 3 m:station-s8 m:station-x16 | 1 p:realtime
ARINC429 | number enquiry | 3 m:station-s8 m:station-x16 | 2 p:realtime
thermocouple simulation | word enquiry | 3 m:link-l2
5 microseconds | number enquiry | 3 m:station-s8 e:clepsydra p:realtime n:kelou-doudong-celiang | 2 h:choose-a-station | 1 n:r2026b-fabu j:shishi-neihe
warranty | word zero | 3 m:station-s4 m:station-s8 m:station-x16 m:link-l2 m:edge-e2 | 1 o:/product/machine
data sheet of S4 | mixed enquiry | 3 m:station-s4 | 1 o:/product/machine h:choose-a-station
how do I send a broken machine for repair | question ticket | 3 o:/support/ticket/new | 2 m:station-s4 m:station-s8 m:station-x16 m:link-l2 m:edge-e2 h:licence-of-a-machine | 1 o:/contact o:/product/machine
emergency stop wiring | word forum | 3 h:first-run-on-a-station l:jiexian | 2 d:di-yi-ge-bihuan p:realtime | 1 l:anquan-yu-beijian a:arm-2026-003 n:arm-2026-003 n:station-x16
simulate a broken sensor wire | question forum | 3 h:fault-injection l:dianqi-guzhang d:guzhang-zhuru t:test-bench | 2 m:link-l2 p:realtime | 1 l:xian-xie-jihua
gateway shows no number only a symbol | complaint ticket | 3 h:gateway-shows-no-value | 2 p:twin h:valid-range-of-reduced-models n:r2026a-fabu m:edge-e2 v:R2026a | 1 n:jiangjie-moxing-wucha
twin drifts after sensor was replaced | complaint ticket | 3 h:gateway-shows-no-value c:ranji-dianchang-luansheng | 2 p:twin n:jiangjie-moxing-wucha o:/support/ticket/new | 1 h:valid-range-of-reduced-models
OPC UA | word enquiry | 3 m:edge-e2 p:twin
update firmware without internet | question ticket | 3 h:gateway-firmware | 2 a:arm-2026-004 | 1 n:arm-2026-004-005 m:edge-e2
EV range in winter | question enquiry | 3 s:vehicle-energy-flow c:zhengche-nengliangliu | 2 r:chishuo-engineering | 1 t:powertrain t:battery
excavator | word zero | 3 c:gongcheng-jixie-yeya-bianxing | 2 s:hydraulic-prototype r:tiezhen-hydraulics | 1 t:hydraulics
ferry fuel saving | word enquiry | 3 c:chuanbo-hunhe-dongli s:hybrid-propulsion | 2 r:nordhafen-marine p:twin | 1 t:powertrain
predictive maintenance | word zero | 2 c:ranji-dianchang-luansheng p:twin m:edge-e2 | 1 t:gas-turbine h:gateway-shows-no-value
drone autopilot | word zero | 2 t:flight-dynamics k:飞行器系统 b:飞行动力学与仿真 | 1 p:control t:control-design p:realtime
BMS test bench | mixed enquiry | 3 t:battery p:realtime | 2 l:xian-xie-jihua d:guzhang-zhuru | 1 m:station-s4 m:station-s8 s:battery-thermal-runaway h:fault-injection o:/product/machine
where do I start as a beginner | question forum | 3 d:di-yi-ge-moxing | 2 o:/education/details h:first-model d:jieyue-xiangying | 1 l:cong-fangcheng-dao-moxing d:di-yi-ge-bihuan n:peixun-kaiban-2026-dong
video tutorial | word forum | 3 o:/education/videoPlay o:/education/details | 2 l:yuanzhu-raoliu l:zunibi-yu-jidian n:kecheng-zimu-wengao | 1 d:di-yi-ge-moxing d:jieyue-xiangying
course in English | question enquiry | 3 d:cong-shuju-dao-moxing n:peixun-kaiban-2026-dong n:munihei-bangongshi | 2 o:/education/details | 1 d:di-yi-ge-bihuan n:kecheng-zimu-wengao
student license | word zero | 3 o:/Industry-education | 2 o:/ecology/class n:liu-suo-gaoxiao-gongjian h:trial-licence | 1 h:kinds-of-licences d:di-yi-ge-moxing n:jiangzuo-lianhe-shiyanshi r:liaozhen-technology
lecture slides for teachers | word enquiry | 3 o:/Industry-education/textbook-plan | 2 b:系统建模基础 b:微分代数方程的数值方法 b:控制原理与实践 b:飞行动力学与仿真 b:系统辨识：从试验到模型 b:硬件在环实验 b:车辆动力学建模
sample chapter | word enquiry | 3 o:/Industry-education/textbook-plan | 2 b:系统建模基础 b:微分代数方程的数值方法 b:控制原理与实践 b:飞行动力学与仿真
student competition 2027 | word forum | 3 o:/Industry-education
stop students copying homework | question forum | 3 d:chuti-yu-pingfen l:geren-canshu | 2 l:jiqi-pan-yu-ren-pan l:pingfenbiao | 1 l:you-yi-de-cuowu r:nanyu-science
`,
)
